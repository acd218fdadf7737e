import { expect, test } from 'vitest'
import { hasPage } from './has-page.ts'

const page = { answers: (path: string) => path === '/finance' }

test.each([
  ['/finance', true],
  ['/finance?car_id=u1#apply', true],
  ['/checkout', false],
  ['/media/site/terms.pdf', true],
  ['https://lender.example/apply', true],
  ['tel:0755502100', true],
  ['#vehicle-map', true],
])('a link to %s leads somewhere: %s (Spec 2.46)', (address, leads) => {
  expect(hasPage(page, address)).toBe(leads)
})
