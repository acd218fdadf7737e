import { Time } from '@internationalized/date'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { TimeField } from './time-field.tsx'

const meta: Meta<typeof TimeField> = {
  component: TimeField,
  args: {
    label: 'Opens at',
    defaultValue: new Time(8, 30),
    className: 'max-w-xs p-4',
    onChange: fn(),
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
      use: 'Any time of day: opening hours, the end of a promotion.',
      notFor: 'Free times of a calendar (radio pills of slots).',
      keys: '← → parts, ↑ ↓ or digits change one, Page Up and Page Down by more.',
    },
  },
}
export default meta
type Story = StoryObj<typeof TimeField>

export const Smallest: Story = { args: { defaultValue: null } }
export const Typical: Story = { args: { hint: 'In the time zone of the location' } }
export const Longest: Story = {
  args: {
    label:
      'At what time does the workshop of this location open on the days before a public holiday?',
    hint: 'Leave it empty if the hours are those of the same day of any other week.',
  },
}
export const Invalid: Story = { args: { error: 'Enter a time before it closes, 5:00 pm' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4">
      <TimeField {...args} label="Empty" defaultValue={null} />
      <TimeField {...args} label="Chosen" />
      <TimeField {...args} label="Invalid" error="Enter a time before it closes, 5:00 pm" />
      <TimeField {...args} label="Disabled" isDisabled />
    </div>
  ),
}
export const Keyboard: Story = {
  async play({ args }) {
    await userEvent.tab()
    const hour = screen.getByRole('spinbutton', { name: /^hour, Opens at/ })
    await expect(hour).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(new Time(9, 30))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(new Time(9, 29))
  },
}
