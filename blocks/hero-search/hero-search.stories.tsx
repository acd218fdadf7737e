import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { HeroData } from './data.ts'
import HeroSearch from './hero-search.tsx'
import block from './schema.ts'

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
}

const meta: Meta<typeof HeroSearch> = {
  component: HeroSearch,
  args: {
    id: 'hero',
    props: block.props.parse({}),
    data,
    slots: {},
    site: storySite,
    page: storyPage({ path: '/', route: '/' }),
  },
}
export default meta
type Story = StoryObj<typeof HeroSearch>

export const Smallest: Story = {
  args: { props: block.props.parse({ toggle: [], filters: ['make'] }) },
}
export const Typical: Story = {
  args: {
    props: block.props.parse({
      eyebrow: 'Two yards, one price list',
      lead: 'New, demo and workshop-inspected used cars, ready to see in Moorooka.',
      image: { path: '/media/artwork/ute/burnt-orange/side', width: 1920, height: 1280 },
      bodies: ['SUV', 'Ute'],
      points: ['Drive-away prices', '150-point inspection'],
    }),
    data: { ...data, bodies: ['SUV', 'Ute'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleName('Show Me 612 cars')
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }))
    await expect(button).toHaveAccessibleName('Show Me 390 cars')
    // A drop-down narrows the search, and a count that is no longer true goes.
    await userEvent.selectOptions(canvas.getByLabelText('Make'), 'Toyota')
    await expect(button).toHaveAccessibleName('Show matching cars')
  },
}
export const Split: Story = {
  args: {
    props: block.props.parse({
      layout: 'split',
      toggle: [],
      lead: 'Hand-picked, properly prepared and priced once.',
      image: { body: 'Wagon', colour: 'Sage Green' },
    }),
  },
}
export const NewAndDemo: Story = {
  args: { props: block.props.parse({ toggle: ['new-demo', 'used'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Without All the first is chosen (Spec 2.33).
    await expect(canvas.getByRole('radio', { name: 'New / Demo' })).toBeChecked()
    const button = canvas.getByRole('button', { name: 'Show Me 222 cars' })
    await expect(button).toHaveAttribute('formaction', '/search/new-and-demo-cars')
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }))
    await expect(canvas.getByRole('button', { name: 'Show Me 390 cars' })).not.toHaveAttribute(
      'formaction',
    )
  },
}
export const Empty: Story = {
  args: { data: { itemType: 'car', count: 0, byType: {}, options: {}, bodies: [] } },
}
export const Motorcycles: Story = {
  args: {
    data: { ...data, itemType: 'motorcycle', count: 12, byType: { used: 11, new: 1 } },
    props: block.props.parse({ filters: ['make', 'price'] }),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show Me 12 motorcycles' })
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }))
    await expect(button).toHaveAccessibleName('Show Me 1 motorcycle')
  },
}
export const Longest: Story = {
  args: {
    props: block.props.parse({
      eyebrow: 'Dealerships in Moorooka, Indooroopilly and Maroochydore',
      heading: 'Search our new, demonstrator and workshop-inspected used vehicles today',
      lead: 'Every car on this page is on one of our yards, has been inspected by our own technicians, and can be brought to the yard nearest you without any charge. Ring us and we will tell you how it drives, cold and warm.',
      toggle: ['all', 'new', 'used', 'demo', 'new-demo'],
      filters: ['make', 'simple_body', 'simple_fuel', 'price'],
      bodies: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'People Mover', 'Convertible', 'Van'],
      points: [
        'Drive-away prices on every new car',
        'Inspected at 150 points',
        'Seven days to change your mind',
        'Open on Saturdays until five',
      ],
    }),
    data: {
      ...data,
      count: 1850,
      options: {
        ...data.options,
        make: [{ value: 'Mercedes-Benz Commercial Vehicles Australia', count: 3 }],
      },
      bodies: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'People Mover', 'Convertible', 'Van'],
    },
  },
}
