import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hilux, soldCar } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { BrochureLink } from './brochure-link.tsx'

const withBrochures = { ...storySite, flags: { ...storySite.flags, printPdf: true } }

test.each([hilux, soldCar])('the brochure of $slug is a plain link (Spec 1.08, 2.47)', (car) => {
  const markup = renderToStaticMarkup(<BrochureLink car={car} site={withBrochures} />)
  expect(markup).toContain(`href="/api/cars/${car.slug}/pdf"`)
  expect(markup).toContain('Download brochure (PDF)</a>')
})

test('a site without brochures has no link to them (Spec 6.04)', () => {
  expect(renderToStaticMarkup(<BrochureLink car={hilux} site={storySite} />)).toBe('')
})
