import { CalendarDate } from '@internationalized/date'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from './date-field.tsx'

const day = new CalendarDate(2026, 11, 24)

const meta: Meta<typeof DateField> = {
  component: DateField,
  args: {
    label: 'Day of the service',
    defaultValue: day,
    minValue: new CalendarDate(2026, 11, 23),
    // Sundays are closed.
    isDateUnavailable: (date) => date.toDate('UTC').getUTCDay() === 0,
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
    docs: { story: { inline: false, height: '26rem' } },
    primitive: {
      level: 2,
      use: 'Any day: the end of a promotion, a day next month.',
      notFor: 'One of the next few days (radio pills of days); birthdays (three number fields).',
      keys: '← → parts, ↑ ↓ or digits change one; Alt ↓ opens the calendar: arrows move by day and week, Page Up and Page Down by month.',
    },
  },
}
export default meta
type Story = StoryObj<typeof DateField>

export const Smallest: Story = { args: { label: 'Day', defaultValue: null } }
export const Typical: Story = { args: { hint: 'We are closed on Sundays' } }
export const Longest: Story = {
  args: {
    label: 'From which day may the promotion show on the search pages of all seven locations?',
    hint: 'It shows from midnight in the time zone of each location, and ends with the last day that you choose below.',
  },
}
export const Invalid: Story = {
  args: { defaultValue: new CalendarDate(2026, 11, 29), error: 'We are closed on Sundays' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4">
      <DateField {...args} label="Empty" defaultValue={null} />
      <DateField {...args} label="Chosen" />
      <DateField {...args} label="Invalid" error="We are closed on Sundays" />
      <DateField {...args} label="Disabled" isDisabled />
    </div>
  ),
}
export const Keyboard: Story = {
  async play({ args }) {
    const group = screen.getByRole('group', { name: 'Day of the service' })
    await userEvent.tab()
    const segment = within(group).getByRole('spinbutton', { name: /^day, / })
    await expect(segment).toHaveFocus()
    await expect(segment).toHaveAttribute('aria-valuetext', '24')
    await userEvent.keyboard('{ArrowUp}')
    await expect(segment).toHaveAttribute('aria-valuetext', '25')
    await expect(args.onChange).toHaveBeenLastCalledWith(day.add({ days: 1 }))
    await userEvent.click(within(group).getByRole('button'))
    const grid = await screen.findByRole('grid', { name: /November 2026/ })
    await expect(within(grid).getByRole('button', { name: /Sunday 29 November/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith(day.add({ days: 2 }))
  },
}
