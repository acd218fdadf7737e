import { expect, test } from 'vitest'
import { wishOf } from './lead-items.ts'
import { draftItems } from './site-items.ts'
import { tidyItems } from './tidy-items.ts'

test.each([
  ['pages/home.json', '/builder/harbour/home'],
  ['site.json', '/builder/harbour/theme'],
  ['content/offers.json', '/staff/harbour/content?collection=offers'],
  ['content/posts/a-day.md', '/staff/harbour/content?collection=posts&file=posts%2Fa-day.md'],
])('a draft of %s leads to where it is edited (Spec 6.01)', (path, to) => {
  const at = '2026-03-01T00:00:00.000Z'
  const draft = { path, at, version: 1, base: 0, text: '', by: undefined, schedule: undefined }
  expect(draftItems('harbour', [draft], new Date('2026-03-09'))).toMatchObject([{ to }])
})

test('cars without photos or price lead to the list of these alone (Spec 6.01)', () => {
  const gaps = { version: 1, photos: ['Kia Rio'], price: ['Kia Rio'] }
  expect(tidyItems('harbour', gaps, []).map(({ to }) => to)).toEqual([
    '/staff/harbour/stock?show=no_photos',
    '/staff/harbour/stock?show=no_price',
  ])
})

test.each([
  ['sell_my_car', 'would like to sell their 2019 Mazda 3'],
  ['service', 'would like a service for their 2019 Mazda 3'],
  ['enquiry', 'asks about the Kia Rio'],
] as const)('a lead of the form %s says which car it is about (Spec 6.01)', (form, text) => {
  const own = { own_vehicle: '2019 Mazda 3' }
  const wished = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' }
  expect(wishOf({ category: 'General Enquiry', form, ...own, ...wished })).toBe(text)
})
