import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { barest, hilux, soldCar } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import CarDock from './car-dock.tsx'
import block from './schema.ts'

const html = (car: Car, site: SiteView = storySite) =>
  renderToStaticMarkup(
    <CarDock
      id="dock"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      site={site}
      page={storyPage()}
      car={car}
    />,
  )

test('has the price, the way to enquire and a call that is counted for the car (Spec 4.08, 5.34)', () => {
  const markup = html(hilux)
  expect(markup).toContain('$52,990')
  expect(markup).toContain('href="/cars/2021-toyota-hilux-sr5-double-cab-jm-1001/enquire"')
  expect(markup).toMatch(/href="tel:0770104180"[^>]*data-car="jm-1001"/)
})

test('a car without price has the words of the dealer, one without number no call (Spec 4.10, 8.08)', () => {
  const markup = html(barest)
  expect(markup).toContain('Enquire for price')
  expect(markup).not.toContain('tel:')
})

test('a hidden number does not appear (Spec 4.15, 8.15)', () => {
  const site = { ...storySite, flags: { ...storySite.flags, revealPhone: true } }
  expect(html(hilux, site)).not.toContain('tel:')
})

test('a sold car has only the way to similar ones (Spec 8.18)', () => {
  const markup = html(soldCar)
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toMatch(/href="\/search\/ute\?price=25000:39000"[^>]*>Find Me Something Similar/)
  expect(markup).not.toContain('$')
})
