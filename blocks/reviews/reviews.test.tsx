import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noContent } from '#domain/content/layers.ts'
import type { Dealership } from '#domain/site/dealer.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import Reviews from './reviews.tsx'
import block from './schema.ts'

const written = (id: string, rating: number, day: string, location?: string) => ({
  id,
  rating,
  customer_name: id,
  text: `Text of ${id}`,
  review_date: `2026-03-${day}`,
  source: 'Google',
  ...(location && { location }),
})
const reviews = [
  written('old', 5, '01', 'moorooka'),
  written('new', 4, '09'),
  written('low', 2, '08', 'moorooka'),
  written('middle', 4.5, '05', 'moorooka'),
]

interface Asked {
  readonly location?: SiteLocation
  readonly props?: object
  readonly minimum?: number
  readonly isOff?: boolean
  readonly dealerships?: readonly Dealership[]
  /** Pictures of customers, by id. */
  readonly images?: Readonly<Record<string, string>>
}

async function htmlOf(asked: Asked) {
  const { location, props = {}, minimum, isOff = false, dealerships = [], images = {} } = asked
  const site = {
    ...storySite,
    dealerships: [...dealerships],
    flags: { ...storySite.flags, reviews: !isOff },
    constants: { ...storySite.constants, ...(minimum && { minimumReviewRating: minimum }) },
  }
  const parsed = block.props.parse(props)
  const page = storyPage()
  const pictured = reviews.map((review) => ({
    ...review,
    ...(images[review.id] && { image: images[review.id] }),
  }))
  const ports = { ...fixturePorts([]), content: { ...noContent, reviews: pictured } }
  const context = { props: parsed, site, page, search: storySearch(), ports }
  const data = await load({ ...context, ...(location && { location }) })
  return renderToStaticMarkup(
    <Reviews id="said" props={parsed} slots={{}} data={data} site={site} page={page} />,
  )
}

const namesIn = (html: string) =>
  [...html.matchAll(/<figcaption><b>(\w+)/g)].map(([, name]) => name)
const [moorooka] = storySite.locations

test('shows the newest first, from the least rating on, with date and place (Spec 3.34, 9.22)', async () => {
  const html = await htmlOf({})
  expect(namesIn(html)).toEqual(['new', 'middle', 'old'])
  expect(html).toContain('9 March 2026, on Google')
  expect(html).toContain('Those of 4 stars or more, newest first.')
})

test('shows the picture of a customer who has one beside the name (Spec 3.34)', async () => {
  const html = await htmlOf({ images: { new: '/media/site/new.webp' } })
  expect(html.match(/<figcaption><img[^>]*class="review-face"[^>]*><b>new/g)).toHaveLength(1)
  expect(html.match(/review-face/g)).toHaveLength(1)
})

test('averages all that was written, shown or not (Spec 3.34)', async () => {
  const html = await htmlOf({})
  expect(html).toContain('<b>3.9</b>')
  expect(html).toContain('4 reviews')
})

test('is of the location of its page, whose stated figures it shows (Spec 3.31)', async () => {
  if (!moorooka) throw new Error('The story site has no location')
  expect(namesIn(await htmlOf({ location: moorooka }))).toEqual(['middle', 'old'])
  const stated = { ...moorooka, average_rating: 4.7, review_count: 1812 }
  expect(await htmlOf({ location: stated })).toMatch(/<b>4\.7<\/b>.*1,812 reviews/)
})

test('is of the dealership of its location, where only that has stated figures (Spec 3.33)', async () => {
  if (!moorooka) throw new Error('The story site has no location')
  const location = { ...moorooka, dealership_id: 'd7' }
  const south = { id: 'd7', slug: 'south', name: 'South', average_rating: 4.3, review_count: 96 }
  const dealerships = [{ ...south, id: 'd8', average_rating: 2 }, south]
  expect(await htmlOf({ location, dealerships })).toMatch(/<b>4\.3<\/b>.*96 reviews/)
  expect(await htmlOf({ location })).toMatch(/<b>3\.8<\/b>.*3 reviews/)
})

test('follows the settings of the site: least rating, limit, feature (Spec 9.22)', async () => {
  expect(namesIn(await htmlOf({ minimum: 5 }))).toEqual(['old'])
  expect(namesIn(await htmlOf({ props: { limit: 2 } }))).toEqual(['new', 'middle'])
  expect(await htmlOf({ isOff: true })).toBe('')
})
