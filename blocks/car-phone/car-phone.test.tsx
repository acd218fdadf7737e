import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { barest, caravan, hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import CarPhone from './car-phone.tsx'
import block from './schema.ts'

const hidden: SiteView = {
  ...storySite,
  contact: { ...storySite.contact, phoneUsed: '(07) 7010 4190' },
  flags: { ...storySite.flags, revealPhone: true },
}
const page = storyPage({ path: `/cars/${hilux.slug}/phone`, route: '/cars/:car/phone' })
const html = (site = hidden, car: Car = hilux) =>
  renderToStaticMarkup(
    <CarPhone
      id="phone"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      car={car}
      site={site}
      page={page}
    />,
  )

test('the number of a car, by the rule, with the hours of its location and the way back (Spec 4.15, 5.41, 7.06)', () => {
  const markup = html()
  expect(markup).toContain('href="tel:0770104190"')
  expect(markup).toContain('Jacaranda Motors Moorooka')
  expect(markup).toContain('8.30am-5.30pm')
  expect(markup).toContain(`href="/cars/${hilux.slug}"`)
  expect(html(hidden, caravan)).toContain('Call us about this caravan')
})

test('a car without a number has that of the dealer (Spec 8.08)', () => {
  expect(html(storySite, barest)).toContain('href="tel:0770104180"')
})

test('a call is counted here only where the question for the number was not (Spec 7.25)', () => {
  const asked = (consent: 'ask' | 'not-needed') =>
    html({ ...hidden, tracking: { ...hidden.tracking, consent } }).includes('data-reveals')
  expect([asked('not-needed'), asked('ask')]).toEqual([true, false])
})
