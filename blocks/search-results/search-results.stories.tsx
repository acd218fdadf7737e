import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateOf } from '#domain/stock-query/url.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { financeSite, fixtureResult } from '#parts/fixtures.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { Card } from '#ui/card/card.tsx'
import block from './schema.ts'
import SearchResults from './search-results.tsx'

const page = storyPage()
const promo = (heading: string, text: string) => (
  <Card key={heading} variant="brand" padding="lg">
    <p className="type-heading text-3xl text-balance">{heading}</p>
    <p className="mt-3 text-lg">{text}</p>
  </Card>
)
const promos = [
  promo(
    'What is your car worth?',
    'Tell us the registration and the kilometres. Our figure stands for seven days.',
  ),
  promo(
    "Can't see the one you want?",
    'We take cars in trade every day. Tell us what you are after.',
  ),
]

const meta: Meta<typeof SearchResults> = {
  component: SearchResults,
  args: {
    id: 'results',
    props: block.props.parse({}),
    slots: { promos },
    data: {
      ...storySearch('car_type=used&price=10000:60000', { pins: { car_type: ['used'] } }),
      result: fixtureResult(fixtureCars, { count: 182, pages: 9 }),
    },
    site: storySite,
    page,
  },
  render: (args) => (
    <div className="page-width">
      <SearchResults {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof SearchResults>

export const Smallest: Story = {
  args: {
    data: { ...storySearch(), result: fixtureResult(fixtureCars.slice(1, 2)) },
  },
}
export const Typical: Story = {}
export const Tiles: Story = {
  args: { props: block.props.parse({ card: 'tile', columns: 2, promoPositions: [9] }) },
}
export const Longest: Story = {
  args: {
    site: financeSite,
    data: {
      ...storySearch(),
      state: {
        ...stateOf(
          'query=tow+bar&car_type=demo&car_type=used&make=Mercedes-Benz&make=Toyota&model=GLE-Class+Coupe+Plug-in&simple_body=SUV&simple_body=Ute&year=2019:&km=:100000&colour=Glacier+White',
        ),
        page: 12,
      },
      result: fixtureResult(fixtureCars, { count: 1999, page: 12, pages: 96 }),
    },
  },
}
export const Motorcycles: Story = {
  args: {
    data: {
      ...storySearch('simple_body=Motorcycle', { itemType: 'motorcycle' }),
      result: fixtureResult(fixtureCars.filter((car) => car.item_type === 'motorcycle')),
    },
  },
}
export const Empty: Story = {
  args: {
    data: {
      ...storySearch('make=Lotus&simple_fuel=Electric&price=:20000'),
      result: fixtureResult([], { pages: 0 }),
    },
  },
}
export const SoldOut: Story = {
  args: {
    data: {
      ...storySearch('make=Lotus', { pins: { make: ['Lotus'] } }),
      result: fixtureResult([], { pages: 0 }),
    },
  },
}
export const BeforeStock: Story = {
  args: {
    data: { ...storySearch('', { hasStock: false }), result: fixtureResult([], { pages: 0 }) },
  },
}
export const PastTheEnd: Story = {
  args: {
    data: {
      ...storySearch('page=30'),
      result: fixtureResult([], { count: 182, page: 30, pages: 9 }),
    },
  },
}
