import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { hilux, soldCar } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import CarGallery from './car-gallery.tsx'
import block from './schema.ts'

const drawn = (car: Car): Car => ({
  ...car,
  images: [],
  thumbnails: [],
  primary_image_url: undefined,
})

const html = (car: Car, pages: boolean) => {
  const page = { ...storyPage(), answers: () => pages }
  const view = { id: 'pictures', props: block.props.parse({}), slots: {}, data: undefined }
  return renderToStaticMarkup(<CarGallery {...view} car={car} page={page} site={storySite} />)
}
const asked = (slug: string) => `href="/cars/${slug}/request-photos"`

test('a car without photos leads to the form that asks for them, where the site has it (Spec 5.10, D19)', () => {
  expect(html(drawn(hilux), true)).toContain(asked(hilux.slug))
  expect(html(drawn(hilux), false)).not.toContain('request-photos')
  expect(html(drawn(hilux), false)).toContain('A drawing: no photos yet.')
})

test('nobody is asked for photos of a sold car (Spec 5.10)', () => {
  expect(html(drawn(soldCar), true)).not.toContain('request-photos')
})
