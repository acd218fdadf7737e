import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { financeSchema } from '#domain/site/finance.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import FeatureBanner from './feature-banner.tsx'
import block from './schema.ts'

const site = {
  ...financeSite,
  finance: financeSchema.parse({ ...financeSite.finance, page: '/finance' }),
  flags: { ...financeSite.flags, reserveOnline: true },
}
const html = (props: object, answers = (_: string) => true) =>
  renderToStaticMarkup(
    <FeatureBanner
      id="features"
      props={block.props.parse(props)}
      slots={{}}
      data={undefined}
      site={site}
      page={{ ...storyPage(), answers }}
    />,
  )
const listing = ['reserveOnline', 'securePayments', 'financeOnline']

test('what moves by itself has a control that stops it, and what does not has none (Spec 2.48)', () => {
  const control =
    /<div class="features-stop"><label class="tick-row"><input type="checkbox"\/>Stop moving<\/label>/
  expect(html({ features: listing, rotates: true })).toMatch(control)
  expect(html({ features: listing })).not.toContain('features-stop')
  expect(html({ features: ['freight'], rotates: true })).not.toContain('features-stop')
})

test('without a checkout nothing is said of reserving and paying (Spec 2.48, 9.30)', () => {
  const markup = html({ features: listing }, (path) => !path.endsWith('/checkout'))
  expect(markup).toContain('Apply for finance')
  expect(markup).not.toMatch(/Reserve quickly|Secure online payments/)
})

test('without any of its pages there is no banner (Spec 2.49)', () => {
  expect(html({}, () => false)).toBe('')
})
