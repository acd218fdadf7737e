import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPage } from '#parts/story-site.ts'
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
}
const story = storyOf(block, { data, page: storyPage({ path: '/', route: '/' }) })

export const Smallest = story('Smallest')
export const Defaults = story('Defaults')
export const Typical: StoryObj = {
  ...story('Typical', { data: { ...data, bodies: ['SUV', 'Ute'] } }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleName('Show Me 612 cars')
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }))
    await expect(button).toHaveAccessibleName('Show Me 390 cars')
    // A drop-down narrows the search, so the count is not shown any more.
    await userEvent.selectOptions(canvas.getByLabelText('Make'), 'Toyota')
    await expect(button).toHaveAccessibleName('Show matching cars')
  },
}
export const Split = story('Split')
export const NewAndDemo: StoryObj = {
  ...story('NewAndDemo'),
  play: async ({ canvas, userEvent }) => {
    // Without All the first option is chosen (Spec 2.33).
    await expect(canvas.getByRole('radio', { name: 'New / Demo' })).toBeChecked()
    const button = canvas.getByRole('button', { name: 'Show Me 222 cars' })
    await expect(button).toHaveAttribute('formaction', '/search/new-and-demo-cars')
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }))
    await expect(canvas.getByRole('button', { name: 'Show Me 390 cars' })).not.toHaveAttribute(
      'formaction',
    )
  },
}
export const Empty = story('Defaults', {
  data: { itemType: 'car', count: 0, byType: {}, options: {}, bodies: [] },
})
export const Motorcycles: StoryObj = {
  ...story('Motorcycles', {
    data: { ...data, itemType: 'motorcycle', count: 12, byType: { used: 11, new: 1 } },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show Me 12 motorcycles' })
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }))
    await expect(button).toHaveAccessibleName('Show Me 1 motorcycle')
  },
}
export const Longest = story('Longest', {
  data: {
    ...data,
    count: 1850,
    options: {
      ...data.options,
      make: [{ value: 'Mercedes-Benz Commercial Vehicles Australia', count: 3 }],
    },
    bodies: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'People Mover', 'Convertible', 'Van'],
  },
})
