import { expect, test } from 'vitest'
import { storySite } from '#parts/story-site.ts'
import { consentHtml } from './consent.ts'

const siteWith = (tracking: Partial<typeof storySite.tracking>) => ({
  ...storySite,
  tracking: { ...storySite.tracking, ...tracking },
})

test('a site that asks has a notice which is hidden until script opens it (Spec 7.19)', () => {
  const html = consentHtml(siteWith({ events: true, consent: 'ask' }))
  expect(html).toMatch(/^<section id="consent-notice" popover="manual"/)
  expect(html).toContain(storySite.words.consentText)
  // A display of its own would win over the browser's rule for closed popovers.
  const [, classes = ''] = /^<section[^>]* class="([^"]*)"/.exec(html) ?? []
  expect(classes.split(' ')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(grid|flex|block)$/)]),
  )
})

test.each([
  ['measures nothing', {}],
  ['need not ask', { events: true, dataLayer: true, consent: 'not-needed' as const }],
])('a site that %s has none (Spec 7.19)', (_, tracking) => {
  expect(consentHtml(siteWith(tracking))).toBe('')
})
