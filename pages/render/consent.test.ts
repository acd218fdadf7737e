import { expect, test } from 'vitest'
import { storySite } from '#parts/story-site.ts'
import { consentHtml } from './consent.ts'

const siteWith = (tracking: Partial<typeof storySite.tracking>) => ({
  ...storySite,
  tracking: { ...storySite.tracking, ...tracking },
})

test('a site that asks has a notice, and a script behind it that shows it (Spec 7.19)', () => {
  const html = consentHtml(siteWith({ events: true, consent: 'ask' }))
  expect(html).toMatch(/^<section id="consent-notice" [^>]*class="consent-notice"/)
  expect(html).toContain(storySite.words.consentText)
  expect(html).toMatch(/<\/section><script>[^<]+<\/script>$/)
})

test.each([
  ['measures nothing', {}],
  ['need not ask', { events: true, dataLayer: true, consent: 'not-needed' as const }],
])('a site that %s has none (Spec 7.19)', (_, tracking) => {
  expect(consentHtml(siteWith(tracking))).toBe('')
})
