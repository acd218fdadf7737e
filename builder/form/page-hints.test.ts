import { expect, test } from 'vitest'
import { textProblems } from '#pages/check-texts.ts'
import { recordsOf } from '#pages/routes.ts'
import { pageHints } from './page-hints.ts'

test.each([
  ['/', [], '“Summer utes | {site.name}”'],
  ['/cars/:car', [], '“{car.year} {car.make} {car.model} | {site.name}”'],
  ['/410', [], '“{car.year} {car.make} {car.model} | {site.name}”'],
  ['/search', ['/search/:scope', '/search/:scope/:within'], '“{search.title} | {site.name}”'],
  ['/contact-us', ['/locations/:location'], '“Summer utes | {site.name}”'],
  ['/blog/:category/:post', [], '“{post.title} | {site.name}”'],
  ['/trade-in/:valuation/:step', [], '“Summer utes | {site.name}”'],
])('the hints of %s name what the page has, and no other (Spec 6.04)', (route, also, example) => {
  const { title = '', description = '', route: address } = pageHints({ route, also })
  expect(title).toContain(example)
  expect(textProblems({ title, description }, recordsOf(route))).toEqual([])
  expect(address?.match(/:\w+/g) ?? []).toEqual((route.match(/:\w+/g) ?? []).slice(-1))
})
