import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import type { Ends } from './parts.tsx'
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx'

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})

/** Rounds to thousands, as the search does: most steps of the scale are between two of them. */
function Rounded(props: RangeSliderProps) {
  const [values, setValues] = useState(props.values)
  const { min, max } = props.scale
  const move = (end: keyof Ends, value: number) => {
    const rounded = Math.min(max, Math.max(min, Math.round(value / 1000) * 1000))
    setValues({ ...values, [end]: rounded })
  }
  const texts = { least: dollars.format(values.min), most: dollars.format(values.max) }
  return <RangeSlider {...props} values={values} texts={texts} onMove={move} />
}

const meta: Meta<typeof RangeSlider> = {
  component: RangeSlider,
  args: {
    label: 'Price',
    values: { min: 20_000, max: 40_000 },
    scale: { min: 12_490, max: 59_990, step: 475 },
    texts: { least: '$20,000', most: '$40,000' },
    locale: 'en-AU',
    leastMove: 1000,
  },
  render: (args) => (
    <div className="max-w-sm p-4">
      <Rounded {...args} />
    </div>
  ),
  parameters: {
    primitive: {
      level: 2,
      use: 'A range of prices, kilometres or years, above two number fields that work without script.',
      notFor: 'One amount (`AmountSlider`); exact values alone (two number fields).',
      keys: '← → ↑ ↓ move a thumb by a step, Page Up and Page Down by a tenth, Home and End to the end.',
      spec: ['5.01', '5.02', '5.03', '5.04'],
    },
  },
}
export default meta
type Story = StoryObj<typeof RangeSlider>

export const Smallest: Story = {
  args: {
    label: 'Year',
    values: { min: 2021, max: 2021 },
    scale: { min: 2021, max: 2022, step: 1 },
    leastMove: 1,
  },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    label: 'Price with on-road costs',
    values: { min: 1_234_000, max: 98_765_000 },
    scale: { min: 0, max: 100_000_000, step: 1_000_000 },
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid max-w-sm gap-6 p-4">
      <Rounded {...args} />
      <Rounded {...args} label="Open at both ends" values={args.scale} />
      <Rounded {...args} label="Both thumbs at one value" values={{ min: 30_000, max: 30_000 }} />
      <Rounded {...args} label="Disabled" isDisabled />
    </div>
  ),
}
export const Keyboard: Story = {
  async play() {
    const lowest = screen.getByRole('slider', { name: 'Lowest Price' })
    const highest = screen.getByRole('slider', { name: 'Highest Price' })
    await expect(lowest).toHaveAttribute('aria-valuetext', '$20,000')
    await userEvent.tab()
    await expect(lowest).toHaveFocus()
    for (const text of ['$21,000', '$22,000', '$23,000']) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(lowest).toHaveAttribute('aria-valuetext', text)
      await expect(screen.getByText(text)).toBeVisible()
    }
    await userEvent.keyboard('{ArrowLeft}')
    await expect(lowest).toHaveAttribute('aria-valuetext', '$22,000')
    await userEvent.tab()
    await expect(highest).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(highest).toHaveAttribute('aria-valuetext', '$59,990')
  },
}
