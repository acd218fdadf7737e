import { expect, test } from 'vitest'
import { storyPage, storySite } from '../story-site.ts'
import { askPagesOf, enquiryPath, enquiryPathOf, testDrivePath } from './enquiry-path.ts'

const car = { id: 'jm-1001', slug: '2021-toyota-hilux-jm-1001' }
const siteWith = (...paths: string[]) => ({
  flags: { ...storySite.flags, testDrive: true },
  askPages: askPagesOf((path) => paths.includes(path)),
})

test.each([
  ['its own form', ['/cars/a/enquire', '/contact-us'], '/cars/2021-toyota-hilux-jm-1001/enquire'],
  ['the form of the site', ['/contact-us'], '/contact-us?car_id=jm-1001'],
  ['nothing', ['/about-us'], undefined],
])('a car is asked about at %s (Spec 1.05, 2.46)', (_what, paths, href) => {
  expect(enquiryPath(car, siteWith(...paths))).toBe(href)
})

test('a block may name a page of its own, which the site must have (Spec 2.46)', () => {
  const site = siteWith('/cars/a/enquire')
  const page = storyPage({ answers: (path) => path === '/ask' })
  expect(enquiryPathOf(car, site, page, '/ask#form')).toBe('/ask?car_id=jm-1001#form')
  expect(enquiryPathOf(car, site, page, '/gone')).toBeUndefined()
  expect(enquiryPathOf(car, site, page, undefined)).toBe(enquiryPath(car, site))
})

test('a test drive is booked where the site has its page and its feature (Spec 2.13, 6.01)', () => {
  const site = siteWith('/book-test-drive')
  expect(testDrivePath(car, site)).toBe('/book-test-drive?car_id=jm-1001')
  expect(testDrivePath(car, siteWith('/contact-us'))).toBeUndefined()
  expect(testDrivePath(car, { ...site, flags: { testDrive: false } })).toBeUndefined()
})
