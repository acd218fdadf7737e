import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { collections } from '#domain/content/collections.ts'
import { noContent } from '#domain/content/layers.ts'
import { hilux } from '#parts/fixture-cars.ts'
import type { PromoItem } from '#parts/promo/promo-item.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { contrastOf, textContrast } from '#ui/theme/contrast.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import PromoCarousel from './promo-carousel.tsx'
import block from './schema.ts'

interface Shown {
  readonly blocks?: readonly string[]
  readonly data?: readonly PromoItem[]
  readonly props?: object
}

const html = ({ blocks = [], data = [], props = { heading: 'This month' } }: Shown) =>
  renderToStaticMarkup(
    <PromoCarousel
      id="promos"
      props={block.props.parse(props)}
      slots={{ promos: blocks.map((text) => <p key={text}>{text}</p>) }}
      data={data}
      site={storySite}
      page={storyPage()}
    />,
  )

const promo = (more: object) =>
  collections.promotions.entry.parse({ id: 'p', name: 'Stocktake', url: '/offers/p', ...more })
const banner = (more: object) =>
  html({ props: { place: 'banner' }, data: [{ promo: promo(more) }] })

test('the promotions are a list that a keyboard can scroll, in their order (Spec 2.50)', () => {
  const markup = html({ blocks: ['one'], data: [{ promo: promo({}) }] })
  expect(markup).toMatch(/<ul[^>]* tabindex="0"[^>]*aria-labelledby="promos-title"/i)
  expect(markup).toMatch(/<li><p>one<\/p><\/li><li><div class="promo [^>]*>(?!<aside).*Stocktake/)
  expect(markup.match(/<button/g)).toHaveLength(2)
})

test('one promotion has no buttons, and none is no section (Spec 2.50, 4.29)', () => {
  expect(html({ blocks: ['one'] })).not.toContain('<button')
  expect(html({})).toBe('')
})

test('one banner stands by itself, in a picture of 1920 by 540 (Spec 2.52, 9.26)', () => {
  const markup = banner({ image: '/media/site/stocktake.jpg', alt_text: 'A full yard' })
  expect(markup).not.toMatch(/<ul|<button/)
  expect(markup).toMatch(/<img[^>]*alt="A full yard" width="1920" height="540"/)
  expect(markup).toContain('href="/offers/p"')
})

test('a picture that says all has its link’s name for those who cannot see it (Spec 3.22)', () => {
  const markup = banner({ image: '/media/site/stocktake.jpg', hide_overlay: true })
  expect(markup).toMatch(/<a [^>]*><span class="sr-only">Stocktake<\/span><\/a>/)
  expect(markup).not.toContain('promo-heading')
})

test('a video is loaded and plays only when it is pressed, after its picture (Spec 2.50)', () => {
  const markup = banner({ image: '/media/site/a.jpg', video: 'https://videos.example/a.mp4' })
  const [video = ''] = markup.match(/<video[^>]*>/) ?? []
  expect(video).toContain('preload="none"')
  expect(video).toContain('poster="/media/site/a.jpg?w=960')
  expect(video).toContain('controls')
  expect(video).not.toContain('autoplay')
  // Its link does not lie over the controls.
  expect(markup).not.toContain('cover-link')
})

test.each(['#ffd24a', '#0b2a4a', '#7f7f7f'])(
  'text can be read on the background %s (Spec 3.22)',
  (background_colour) => {
    const style = /style="([^"]*)"/.exec(banner({ background_colour }))?.[1] ?? ''
    expect(style).toContain(`--promo:${background_colour}`)
    const ink = /--on-promo:(#\w{6})/.exec(style)?.[1] ?? ''
    expect(contrastOf(ink, background_colour)).toBeGreaterThanOrEqual(textContrast)
  },
)

test('a promotion without an address leads to the cars that it is about (Spec 2.50)', () => {
  const markup = banner({ url: undefined, search: 'car_type=demo' })
  expect(markup).toContain('href="/search/demo-cars"')
})

describe('those of the content are shown', () => {
  const promotions = [
    promo({ id: 'late', expiry: '2026-11-19' }),
    promo({ id: 'used', display: ['used'], position: 2 }),
    promo({ id: 'car', search: 'car_type=demo', position: 1 }),
    promo({ id: 'wide', places: ['banner'] }),
  ]
  const shown = async (props: object, more: object = {}) => {
    const data = await load({
      props: block.props.parse(props),
      site: storySite,
      page: storyPage({ now: '2026-11-20T01:00:00.000Z' }),
      search: storySearch(),
      ports: fixturePorts([hilux], { ...noContent, promotions }),
      ...more,
    })
    return data.map(({ promo: { id }, car }) => (car ? `${id} with ${car.model}` : id))
  }

  test('in their window and place, by position (Spec 2.50, 2.52, 4.29)', async () => {
    expect(await shown({})).toEqual(['car with HiLux', 'used'])
    expect(await shown({ place: 'banner' })).toEqual(['wide'])
  })

  test('by the types of car that are searched, or that of the page’s car (Spec 3.22, 4.29)', async () => {
    expect(await shown({}, { search: storySearch('car_type=new') })).toEqual(['car with HiLux'])
    expect(await shown({}, { car: { ...hilux, car_type: 'demo' } })).toEqual(['car with HiLux'])
    expect(await shown({}, { car: { ...hilux, car_type: 'used' } })).toHaveLength(2)
  })
})
