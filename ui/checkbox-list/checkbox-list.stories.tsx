import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CheckboxList } from './checkbox-list.tsx'

const bodies = [
  { value: 'SUV', label: 'SUV', count: '260' },
  { value: 'Ute', label: 'Ute', count: '148' },
  { value: 'Bus', label: 'Bus', count: '0', disabled: true },
]
const needs = [
  { value: 'logbook', label: 'Logbook service' },
  { value: 'tyres', label: 'Tyres and wheel alignment' },
  { value: 'recall', label: 'A recall' },
]

const meta: Meta<typeof CheckboxList> = {
  component: CheckboxList,
  parameters: {
    primitive: {
      level: 0,
      use: 'Any number of a list, and what a visitor agrees to. With a count where each would find cars.',
      notFor: 'One of a few: RadioGroup or ChoiceCards. On or off at once: Switch.',
      keys: 'Tab reaches each, Space ticks it.',
    },
  },
  args: {
    id: 'needs',
    name: 'needs',
    legend: 'What does the car need?',
    options: needs,
    className: 'max-w-md m-4',
  },
}
export default meta
type Story = StoryObj<typeof CheckboxList>

export const Smallest: Story = { args: { options: needs.slice(0, 1) } }
export const Typical: Story = {
  args: { hint: 'Choose all that apply.', values: ['tyres'] },
  async play({ canvas }) {
    canvas.getByRole('checkbox', { name: 'Logbook service' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Logbook service' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Tyres and wheel alignment' })).toHaveFocus()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose all that apply.')
  },
}
export const WithCounts: Story = {
  args: { id: 'body', name: 'body', legend: 'Body type', options: bodies, values: ['SUV'] },
}
export const Longest: Story = {
  args: {
    legend: 'Which of these should our workshop look at while it has your car?',
    options: [
      ...needs,
      {
        value: 'other',
        label:
          'Something else: a noise, a light that comes on, a smell, or a thing that another workshop has found',
        count: '1,204',
      },
    ],
  },
}
export const Invalid: Story = {
  args: {
    id: 'terms',
    name: 'terms',
    legend: 'Terms of use',
    error: 'You must agree to the terms of use before submitting the form.',
    options: [{ value: 'agreed', label: 'I agree to the terms of use' }],
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid sm:grid-cols-2">
      <CheckboxList {...args} id="a" values={['tyres']} hint="Choose all that apply." />
      <CheckboxList {...args} id="b" error="Please choose what the car needs." />
      <CheckboxList {...args} id="c" options={bodies} values={['SUV']} legend="Body type" />
      <CheckboxList {...args} id="d" disabled values={['recall']} optional />
    </div>
  ),
}
