import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { aCar, hilux, soldCar } from '../fixture-cars.ts'
import { financeSite, storyNow } from '../story-site.ts'
import type { SiteView } from '../view-context.ts'
import { Tag } from './tag.tsx'

const tag = (car: Car, site: SiteView = financeSite) =>
  renderToStaticMarkup(<Tag car={car} site={site} now={storyNow} />)

const hybrid = aCar({ ...hilux, simple_fuel: 'Plug-in Hybrid' })

test.each<[string, Car, string]>([
  ['a plug-in hybrid', hybrid, 'data-tone="eco">Hybrid<'],
  ['a reserved one', { ...hybrid, reserved: true }, 'data-tone="held">Hybrid · Reserved<'],
  ['one on its way', { ...hybrid, status: 'coming_soon' }, '"held">Hybrid · Coming Soon<'],
  ['a sold one', { ...hybrid, ...soldCar, reserved: true }, 'data-tone="sold">JUST SOLD<'],
])('%s has one tag that says all that matters (Spec 4.04, D14)', (_, car, expected) => {
  expect(tag(car)).toContain(expected)
  expect(tag(car).match(/<span/g)).toHaveLength(1)
})

test("the tag of the maker's programme is in the site's words, for its make only (Spec 5.38)", () => {
  const words = wordsOf({ locale: 'en-AU', wording: { certified: 'Toyota Certified' } })
  const flags = { ...financeSite.flags, certifiedBadge: true }
  const site = { ...financeSite, words, flags, manufacturer: 'Toyota' }
  const certified = { ...hilux, certified: true }
  expect(tag(certified, site)).toContain('>Toyota Certified<')
  expect(tag({ ...certified, make: 'Kia' }, site)).not.toContain('Certified')
  expect(tag(certified)).not.toContain('Certified')
})
