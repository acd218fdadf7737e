import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hilux } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { PhoneLink } from './phone-link.tsx'

const hidden = { ...storySite, flags: { ...storySite.flags, revealPhone: true } }
const html = (site = storySite, car: typeof hilux = hilux) =>
  renderToStaticMarkup(<PhoneLink phone="07 7010 4180" site={site} car={car} />)

test('a number is a link that calls it (Spec 4.15)', () => {
  expect(html()).toContain('href="tel:0770104180"')
  expect(html()).toContain('07 7010 4180')
})

test('on a site that hides it, a form asks for it and has none of its digits (Spec 7.06, 8.15)', () => {
  const markup = html(hidden, { ...hilux, dealership_id: 'd1' })
  expect(markup).toContain('action="/api/phone-reveals"')
  expect(markup).not.toMatch(/7010|4180|tel:/)
  const fields = Array.from(
    markup.matchAll(/name="(\w+)" value="([^"]*)"/g),
    ([, ...field]) => field,
  )
  expect(fields).toEqual([
    ['car_id', 'jm-1001'],
    ['dealership_id', 'd1'],
    ['website_id', 'story'],
  ])
})
