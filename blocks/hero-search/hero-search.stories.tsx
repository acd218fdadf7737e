import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Look } from '#domain/site/look-axes.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import type { HeroData } from './data.ts'
import HeroSearch from './hero-search.tsx'
import block from './schema.ts'

export default { component: HeroSearch }

const data: HeroData = {
  itemType: 'car',
  count: 612,
  byType: { new: 180, demo: 42, used: 390 },
  options: {
    make: [
      { value: 'Ford', count: 71 },
      { value: 'Mazda', count: 83 },
      { value: 'Toyota', count: 124 },
    ],
    simple_body: [
      { value: 'SUV', count: 260 },
      { value: 'Ute', count: 148 },
    ],
    simple_fuel: [{ value: 'Electric', count: 18 }],
  },
  bodies: [],
  categories: [],
  index: [],
  doors: [],
  car: undefined,
  best: {},
}
const story = storyOf(block, { data, page: storyPage({ path: '/', route: '/' }) })

/** A site with another look; what the toolbar's dealer would choose does not apply. */
const siteWith = (look: Partial<Look>): SiteView => ({
  ...storySite,
  look: { ...storySite.look, ...look },
})
const locations = [
  { value: 'Jacaranda Motors Moorooka', count: 400 },
  { value: 'Jacaranda Motors Maroochydore', count: 212 },
]

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** The name of what leads to so many cars, in each dealer's wording: `Show me 612 cars`. */
const shows = (cars: string) => new RegExp(`^Show (me )?${cars}$`, 'i')

/** The finder of a look that has links to searches instead of a form with a toggle. */
const searchesIn = (canvas: Canvas) => canvas.queryByRole('navigation', { name: 'Searches' })

/** That finder leads to all cars, and has nothing to choose first. */
async function expectAll(canvas: Canvas, cars: string): Promise<void> {
  const link = canvas.getByRole('link', { name: shows(cars) })
  await expect(link).toHaveAttribute('href', '/search')
  await expect(canvas.queryByRole('radio')).toBeNull()
}

export const Smallest = story('Smallest')
export const Defaults = story('Defaults')
const typical = story('Typical', {
  site: siteWith({ finder: 'line' }),
  data: {
    ...data,
    bodies: ['SUV', 'Ute'],
    categories: [
      { text: 'Family cars', href: '/search?seats=7', count: 48 },
      { text: 'Under $20,000', href: '/search?price=:20000', count: 131 },
      { text: 'Utes', href: '/search/ute', count: 148 },
    ],
  },
})
export const Typical: StoryObj = {
  ...typical,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(shows('612 cars'))
  },
}
/** What a visitor has chosen: the button says how many cars that are, as long as that is known. */
export const Chosen: StoryObj = {
  ...typical,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }))
    await expect(button).toHaveAccessibleName(shows('390 cars'))
    // A drop-down narrows the search, so the count is not shown any more.
    await userEvent.selectOptions(canvas.getByLabelText('Make'), 'Toyota')
    await expect(button).toHaveAccessibleName('Show matching cars')
  },
}
export const Photo = story('Photo')
export const Stage = story('Stage', { site: siteWith({ finder: 'line' }) })
export const Letter: StoryObj = {
  ...story('Letter', {
    site: siteWith({ finder: 'sentence' }),
    data: { ...data, options: { ...data.options, location_name: locations } },
  }),
  play: async ({ canvas, userEvent }) => {
    const body = canvas.getByLabelText('Body type')
    await userEvent.selectOptions(body, 'an SUV')
    await expect(body).toHaveValue('SUV')
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Show matching cars')
  },
}
export const Cover: StoryObj = {
  ...story('Cover', {
    site: siteWith({ finder: 'index' }),
    data: {
      ...data,
      car: { ...hilux, variant: { ...hilux.variant, vehiclelength: 5325, vehicleheight: 1865 } },
      index: [
        { text: 'For a weekend', href: '/search/caravans?price=:40000', count: 23 },
        { text: 'To do the towing', href: '/search/ute', count: 1148 },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /To do the towing\s*1,148/ })).toHaveAttribute(
      'href',
      '/search/ute',
    )
    await expect(canvas.getByRole('link', { name: /HiLux/ })).toHaveAttribute(
      'href',
      `/cars/${hilux.slug}`,
    )
  },
}
export const Instrument: StoryObj = {
  ...story('Instrument', {
    site: siteWith({ finder: 'bar' }),
    data: { ...data, best: { acceleration: 3.1, power: 390, range: 528 } },
  }),
  play: async ({ canvas }) => {
    const readings = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(readings).toEqual(['3.1 s', '390 kW', '528 km', '612 cars'])
  },
}
/** Without figures in the stock only the number of cars is shown. */
export const InstrumentWithoutFigures = story('Instrument', {
  site: siteWith({ finder: 'bar' }),
})
export const Poster: StoryObj = {
  ...story('Poster', {
    site: siteWith({ finder: 'prices' }),
    data: {
      ...data,
      doors: [8000, 12_000, 16_000, 20_000].map((price) => ({
        price,
        count: price / 100,
        href: `/search?price=:${price}`,
      })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Up to $8,000 80 cars' })).toHaveAttribute(
      'href',
      '/search?price=:8000',
    )
  },
}
export const NewAndDemo: StoryObj = {
  ...story('NewAndDemo'),
  play: async ({ canvas, userEvent }) => {
    if (searchesIn(canvas)) return expectAll(canvas, '612 (cars|vehicles)')
    // Without All the first option is chosen (Spec 2.33).
    await expect(canvas.getByRole('radio', { name: 'New / Demo' })).toBeChecked()
    const button = canvas.getByRole('button', { name: shows('222 cars') })
    await expect(button).toHaveAttribute('formaction', '/search/new-and-demo-cars')
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }))
    await expect(canvas.getByRole('button', { name: shows('390 cars') })).not.toHaveAttribute(
      'formaction',
    )
  },
}
export const Empty = story('Defaults', {
  data: { ...data, count: 0, byType: {}, options: {} },
})
export const Motorcycles: StoryObj = {
  ...story('Motorcycles', {
    data: { ...data, itemType: 'motorcycle', count: 12, byType: { used: 11, new: 1 } },
  }),
  play: async ({ canvas, userEvent }) => {
    if (searchesIn(canvas)) return expectAll(canvas, '12 motorcycles')
    const button = canvas.getByRole('button', { name: shows('12 motorcycles') })
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }))
    await expect(button).toHaveAccessibleName(shows('1 motorcycle'))
  },
}
const longestData: HeroData = {
  ...data,
  count: 1850,
  options: {
    ...data.options,
    make: [{ value: 'Mercedes-Benz Commercial Vehicles Australia', count: 3 }],
  },
  bodies: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'People Mover', 'Convertible', 'Van'],
}
/** The longest texts in a variant of the hero, with one of the finder. */
const longest = (hero: Look['hero'], finder: Look['finder']) =>
  story('Longest', { data: longestData, site: siteWith({ hero, finder }) })
export const Longest = story('Longest', { data: longestData })
export const LongestLetter = longest('letter', 'sentence')
export const LongestCover = longest('cover', 'index')
export const LongestInstrument = longest('instrument', 'bar')
export const LongestPoster = longest('poster', 'prices')
