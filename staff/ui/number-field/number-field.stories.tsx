import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, screen, userEvent } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const dollars = { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 } as const

const meta: Meta<typeof NumberField> = {
  component: NumberField,
  args: {
    label: 'Deposit',
    hint: 'What you pay at once',
    defaultValue: 5000,
    minValue: 0,
    maxValue: 50_000,
    step: 500,
    formatOptions: dollars,
    className: 'max-w-sm p-4',
  },
  decorators: [
    (Story) => (
      <I18nProvider locale="en-AU">
        <Story />
      </I18nProvider>
    ),
  ],
  parameters: {
    primitive: {
      level: 2,
      use: 'An amount that is changed to see what happens: a deposit, a term.',
      notFor:
        'Years, postcodes and codes (`Input`); forms that work without script (`NumberInput`).',
      keys: '↑ ↓ one step, Page Up and Page Down ten, Home and End the limits.',
    },
  },
}
export default meta
type Story = StoryObj<typeof NumberField>

export const Smallest: Story = {
  args: { label: 'Doors', hint: undefined, defaultValue: 4, step: 1, formatOptions: {} },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    label: 'How much of the price of the car would you like to borrow, with on-road costs?',
    hint: 'Without what you pay at once and without what we pay for the car that you trade in.',
    defaultValue: 1_234_567,
    maxValue: 9_999_999,
  },
}
export const Invalid: Story = { args: { error: 'Enter a deposit below the price, $29,990' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4">
      <NumberField {...args} label="At rest" />
      <NumberField {...args} label="At its limit" defaultValue={0} />
      <NumberField {...args} label="Invalid" error="Enter a deposit below the price, $29,990" />
      <NumberField {...args} label="Read-only" isReadOnly />
      <NumberField {...args} label="Disabled" isDisabled />
    </div>
  ),
}
export const Keyboard: Story = {
  async play() {
    const field = screen.getByRole('textbox', { name: 'Deposit' })
    await expect(field).toHaveAccessibleDescription('What you pay at once')
    await expect(field).toHaveValue('$5,000')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('$5,500')
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('$0')
    await userEvent.clear(field)
    await userEvent.type(field, '12,500')
    await userEvent.tab()
    await expect(field).toHaveValue('$12,500')
    await userEvent.click(screen.getByRole('button', { name: 'Increase Deposit' }))
    await expect(field).toHaveValue('$13,000')
  },
}
