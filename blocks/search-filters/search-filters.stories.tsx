import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { emptyReading } from '#domain/stock-query/query-reading.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { panelId } from '#parts/search/ids.ts'
import { storySearch } from '#parts/story-site.ts'
import { Button } from '#ui/button/button.tsx'
import { storyOf } from '../story.ts'
import type { FiltersData } from './load.ts'
import block from './schema.ts'
import SearchFilters from './search-filters.tsx'

/** Variants that are as wide as the page. */
const isAbove = ({ props, site }: ComponentProps<typeof SearchFilters>) =>
  !(props.variant ?? site.look.filters).startsWith('rail')

const meta: Meta<typeof SearchFilters> = {
  component: SearchFilters,
  render: (args) => (
    <div style={{ maxWidth: isAbove(args) ? undefined : 352, minHeight: 480 }}>
      <Button variant="outline" popoverTarget={panelId} className="lg:hidden">
        Open the filters
      </Button>
      <SearchFilters {...args} />
    </div>
  ),
}
export default meta

const doors = [
  { href: '/search', count: 318, isCurrent: false },
  { price: 8000, href: '/search?price=:8000', count: 41, isCurrent: false },
  { price: 12_000, href: '/search?price=:12000', count: 137, isCurrent: true },
  { price: 16_000, href: '/search?price=:16000', count: 255, isCurrent: false },
]
const found: FiltersData = { ...storySearch(), result: fixtureResult(), doors: [] }
const nothing = { ...fixtureResult([], { pages: 0 }), facets: {}, stats: {} }
const story = storyOf(block, { data: found })
const searching = (query: string) => ({ data: { ...found, state: searchStateOf(query) } })

export const Smallest = story('Smallest', { data: { ...found, result: nothing } })
export const Typical = story('Typical', searching('car_type=used&make=Toyota&price=:45000'))
export const Longest = story(
  'Longest',
  searching('make=Toyota&make=Mazda&model=HiLux&simple_body=Ute&seats=5'),
)
export const BodyPictures = story('BodyPictures')
/** In a rail, whose filters are open. */
export const Sliding: StoryObj = {
  ...story('RailLeft'),
  play: async ({ canvas, userEvent }) => {
    const [lowest] = canvas.getAllByRole('slider', { name: 'Lowest Price' })
    const [from] = canvas.getAllByLabelText('From')
    lowest?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(from).toHaveValue('15000')
    // What a screen reader says is what is searched for.
    await expect(lowest).toHaveAttribute('aria-valuetext', '$15,000')
    await userEvent.keyboard('{Home}')
    await expect(from).toHaveValue('')
  },
}
const makes =
  'Toyota Mazda Hyundai Kia Ford Mitsubishi Nissan BMW Mercedes-Benz MG Volkswagen Suzuki'
const manyMakes = {
  ...fixtureResult(),
  facets: {
    ...fixtureResult().facets,
    make: Object.fromEntries(makes.split(' ').map((make, index) => [make, 90 - 7 * index])),
  },
}
export const MakeCards = story('MakeCards', {
  data: { ...found, result: manyMakes, state: searchStateOf('make=Toyota') },
})
/** Values behind "Show all" are searched too. */
export const MakeSearched: StoryObj = {
  ...story('MakeCards', { data: { ...found, result: manyMakes } }),
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvasElement, userEvent }) => {
    const group = canvasElement.querySelector('details[id$="-make"]')
    if (!(group instanceof HTMLDetailsElement)) return
    group.open = true
    const make = within(group)
    const field = make.queryByRole('searchbox')
    // In a drawer that is closed.
    if (!field) return
    await userEvent.type(field, 'vol')
    await expect(make.getByRole('checkbox', { name: /Volkswagen/ })).toBeVisible()
    await expect(make.queryByRole('checkbox', { name: /Toyota/ })).toBeNull()
    await expect(make.getByRole('status')).toHaveTextContent('1 of 12')
  },
}
export const DropDowns = story('DropDowns', searching('drive=4WD'))
/** What keywords limit, and what cannot be searched for. */
export const Amounts = story('Typical', {
  data: {
    ...found,
    result: {
      ...fixtureResult(),
      reading: {
        ...emptyReading,
        filters: [{ facet: 'price', range: { max: 30_000 }, start: 4, end: 13 }],
      },
    },
    state: searchStateOf('query=suv+under+30k&km=-5:1e9'),
  },
})
export const WithoutCounts = story('WithoutCounts')
export const RailLeft = story('RailLeft', searching('make=Toyota'))
export const RailRight = story('RailRight', searching('make=Toyota'))

const several = 'make=Toyota&make=Mazda&price=:45000'
export const Sentence = story('Sentence', searching(several))
export const SentenceOpen: StoryObj = {
  ...story('Sentence', searching(several)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Toyota, Mazda'))
    await expect(canvas.getByRole('checkbox', { name: 'Mazda' })).toBeVisible()
  },
}
export const SentenceWithoutValues = story('Sentence', {
  data: { ...found, result: nothing },
})
export const Bar: StoryObj = {
  ...story('Bar', searching(several)),
  globals: { viewport: { value: 'xl' } },
}
export const BarOpen: StoryObj = {
  ...story('Bar', searching(several)),
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Toyota, Mazda'))
    await expect(canvas.getByRole('checkbox', { name: 'Mazda' })).toBeVisible()
  },
}
export const Drawer = story('Drawer', {
  data: { ...found, state: searchStateOf('price=:12000'), doors },
})
/** A search that finds nothing keeps the row of prices; those without cars lead nowhere. */
export const DrawerWithoutCars = story('Drawer', {
  data: {
    ...found,
    state: searchStateOf('query=amphibious'),
    result: nothing,
    doors: doors.map((door) => ({ ...door, count: 0, isCurrent: door.price === undefined })),
  },
})
export const DrawerOpen: StoryObj = {
  ...story('Drawer', { data: { ...found, doors } }),
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(button)
    const drawer = canvas.getByRole('dialog', { name: 'Filters' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close filters' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}
export const Empty = story('Typical', {
  data: {
    ...found,
    result: nothing,
    state: searchStateOf('query=unicorn&make=Lotus&badge=Cup&km=:10'),
  },
})
