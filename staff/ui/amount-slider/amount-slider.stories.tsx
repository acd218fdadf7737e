import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AmountSlider } from './amount-slider.tsx'

const meta: Meta<typeof AmountSlider> = {
  component: AmountSlider,
  args: {
    label: 'Amount to borrow',
    hint: 'The price less your deposit',
    defaultValue: 30_000,
    min: 1000,
    max: 100_000,
    step: 500,
    formatOptions: { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
    outOfRange: 'Enter $1,000 to $100,000',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <I18nProvider locale="en-AU">
        <div className="max-w-sm p-4">
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
  parameters: {
    primitive: {
      level: 2,
      use: 'An amount with known limits, of which the size matters more than the digits.',
      notFor: 'A range with two ends (`RangeSlider`); a page without script: the number alone.',
      keys: 'Slider: ← → ↑ ↓ one step, Page Up and Page Down a tenth, Home and End the limits. Number: as `NumberField`.',
    },
  },
}
export default meta
type Story = StoryObj<typeof AmountSlider>

export const Smallest: Story = {
  args: {
    label: 'Years',
    hint: undefined,
    defaultValue: 5,
    min: 1,
    max: 7,
    step: 1,
    formatOptions: {},
    outOfRange: 'Enter 1 to 7',
  },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    label: 'How much of the price of the car would you like to borrow, with on-road costs?',
    hint: 'Without what you pay at once and without what we pay for the car that you trade in.',
  },
}
export const OutOfRange: Story = { args: { defaultValue: 900_000 } }
export const Disabled: Story = { args: { isDisabled: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <AmountSlider {...args} label="At rest" />
      <AmountSlider {...args} label="Lowest" defaultValue={1000} />
      <AmountSlider {...args} label="Rounded to a step" defaultValue={30_250} />
      <AmountSlider {...args} label="Out of range" defaultValue={900_000} />
      <AmountSlider {...args} label="Disabled" isDisabled />
    </div>
  ),
}
export const Keyboard: Story = {
  async play({ args }) {
    const field = screen.getByRole('textbox', { name: 'Amount to borrow' })
    const slider = screen.getByRole('slider', { name: 'Amount to borrow' })
    await expect(slider).toHaveAttribute('aria-valuetext', '$30,000')
    await userEvent.tab()
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(field).toHaveValue('$30,500')
    await expect(slider).toHaveAttribute('aria-valuetext', '$30,500')
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('$1,000')
    await userEvent.clear(field)
    await userEvent.type(field, '900000')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Enter \$1,000 to \$100,000/)
    await expect(slider).toHaveAttribute('aria-valuetext', '$100,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(900_000)
  },
}
