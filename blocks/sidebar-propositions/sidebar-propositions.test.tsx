import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { barest, hilux, soldCar } from '#parts/fixture-cars.ts'
import { askPagesOf } from '#parts/links/enquiry-path.ts'
import { financeSite, storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { telHref } from '#ui/link/tel-href.ts'
import block from './schema.ts'
import SidebarPropositions from './sidebar-propositions.tsx'

const html = (car: Car, site: SiteView = financeSite, page = storyPage()) =>
  renderToStaticMarkup(
    <SidebarPropositions
      id="propositions"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      site={site}
      page={page}
      car={car}
    />,
  )

test('offers to enquire, call, reserve with the deposit and value a trade-in (Spec 2.46, 9.19)', () => {
  const markup = html(hilux)
  expect(markup).toContain('href="/cars/2021-toyota-hilux-sr5-double-cab-jm-1001/enquire"')
  expect(markup).toContain('href="tel:0770104180"')
  expect(markup).toMatch(/href="\/cars\/[^"]*\/checkout"[^>]*>Reserve Now \$200</)
  expect(markup).toContain('Trade In Valuation')
})

test('the way to enquire looks as it does beside the price: one action has one colour (Spec 1.11)', () => {
  expect(html(hilux)).toMatch(/<a class="[^"]*\bbg-btn\b[^"]*" href="[^"]*\/enquire"/)
})

test('what has no page on the site is not offered (Spec 2.46, 4.32)', () => {
  const page = storyPage({ answers: (path) => path === '/contact-us' })
  const site = { ...financeSite, askPages: askPagesOf(page.answers) }
  const markup = html(hilux, site, page)
  expect(markup).toContain('>Enquiry<')
  expect(markup).not.toMatch(/Reserve Now|Trade In Valuation/)
})

test('a way to enquire is offered only where it leads somewhere; without any way there is no panel (Spec 2.46)', () => {
  const none = storyPage({ answers: () => false })
  const site = { ...financeSite, askPages: askPagesOf(none.answers) }
  expect(html(hilux, site, none)).toMatch(/^<section(?!.*Enquiry).*href="tel:/)
  expect(html(barest, site, none)).toBe('')
})

test('a sold car offers to find something similar and takes no trade-in (Spec 5.17, 8.18)', () => {
  const markup = html(soldCar)
  expect(markup).toMatch(/href="\/search\/ute\?price=25000:39000"[^>]*>Find Me Something Similar/)
  expect(markup).not.toContain('Interested in this vehicle?')
  expect(markup).not.toMatch(/Enquiry|Trade In Valuation|Reserve Now/)
})

test('on a site that hides numbers, the phone must be revealed (Spec 4.15, 8.15)', () => {
  const site = { ...storySite, flags: { ...storySite.flags, revealPhone: true } }
  expect(html(hilux, site)).toMatch(/<button[^>]*type="submit".*Click to reveal phone number/)
  expect(html(hilux, site)).not.toMatch(/7010|tel:/)
})

describe('the Reserve button', () => {
  const off = { ...financeSite, flags: { ...financeSite.flags, reserveOnline: false } }
  const free = { ...financeSite, constants: { ...financeSite.constants, reserveDeposit: 0 } }

  test.each([
    { name: 'a reservable car', car: hilux, site: financeSite, is: true },
    { name: 'a reserved car', car: { ...hilux, reserved: true }, site: financeSite, is: false },
    { name: 'a site without the feature', car: hilux, site: off, is: false },
    { name: 'a deposit of $0', car: hilux, site: free, is: false },
  ])('for $name shows: $is (Spec 4.32, 5.34, 9.19, D12)', ({ car, site, is }) => {
    expect(html(car, site).includes('Reserve Now')).toBe(is)
  })
})

describe('the number to call', () => {
  test('is left out if the car has none (Spec 8.08)', () => {
    expect(html(barest)).not.toContain('href="tel:')
  })

  test('has a tel: link of its digits', () => {
    expect(telHref('+61 (7) 7010-4180')).toBe('tel:+61770104180')
  })
})
