import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Combobox } from './combobox.tsx'

const models = [
  'Camry',
  'Corolla',
  'Corolla Cross',
  'HiLux',
  'Kluger',
  'RAV4',
  'Yaris',
  'Yaris Cross',
]

const meta: Meta<typeof Combobox> = {
  component: Combobox,
  args: {
    label: 'Model',
    options: models.map((label, index) => ({ id: label, label, detail: String(40 - index * 3) })),
    nothingFound: 'No model of that name',
    className: 'max-w-sm p-4',
    onChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    primitive: {
      level: 2,
      use: 'One of many known names that people type: a model, a suburb, a member of staff.',
      notFor:
        'Fewer than eight options (radios, `Select`); forms that work without script (`Select`).',
      keys: 'Letters narrow the list; ↑ ↓ choose, Enter takes, Escape closes and then empties.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Combobox>

export const Smallest: Story = { args: { options: [{ id: 'rav4', label: 'RAV4' }] } }
export const Typical: Story = {
  args: { hint: 'As it is on the back of the car', placeholder: 'Such as RAV4' },
}
export const Longest: Story = {
  args: {
    label: 'Which model, series and badge does the car that you would like to trade in have?',
    hint: 'If you are not sure, choose the closest; we will check it together when we see the car.',
    options: [
      { id: 'x', label: 'LandCruiser 300 Series GR Sport Twin Turbo Diesel', detail: '1,204' },
    ],
    defaultValue: 'x',
  },
}
export const Invalid: Story = { args: { error: 'Choose a model from the list' } }
export const Disabled: Story = { args: { isDisabled: true, hint: 'Choose a make first' } }
export const NothingFound: Story = {
  async play() {
    await userEvent.type(screen.getByRole('combobox', { name: 'Model' }), 'Falcon')
    await waitFor(() => expect(screen.getByText('No model of that name')).toBeVisible())
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4">
      <Combobox {...args} label="At rest" />
      <Combobox {...args} label="Chosen" defaultValue="RAV4" />
      <Combobox {...args} label="Invalid" error="Choose a model from the list" />
      <Combobox {...args} label="Disabled" isDisabled />
    </div>
  ),
}
export const Keyboard: Story = {
  async play({ args }) {
    const field = screen.getByRole('combobox', { name: 'Model' })
    await userEvent.type(field, 'cor')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const option = screen.getByRole('option', { name: /Corolla Cross/ })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Corolla Cross')
    await expect(args.onChange).toHaveBeenLastCalledWith('Corolla Cross')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
