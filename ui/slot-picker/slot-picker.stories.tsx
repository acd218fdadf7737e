import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { SlotDay } from './slots.ts'

const mornings = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
const afternoons = ['12:00', '13:30', '14:00', '14:30', '15:00', '15:30']
const labelOf = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}.${time.slice(3)}`

/** The times of a day; those whose place is in `taken` cannot be chosen. */
function periodsOf(date: string, taken: readonly string[]): SlotDay['periods'] {
  const slots = (times: readonly string[]) =>
    times.map((time) => ({
      value: `${date}T${time}`,
      label: labelOf(time),
      ...(taken.includes(time) && { taken: 'taken' }),
    }))
  return [
    { title: 'Morning', slots: slots(mornings) },
    { title: 'Afternoon', slots: slots(afternoons) },
  ]
}

const names = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday']
const openDay = (index: number, taken: readonly string[] = []): SlotDay => {
  const date = `2026-11-${24 + index}`
  const name = names[index] ?? ''
  return {
    date,
    lines: [name.slice(0, 3), String(24 + index), 'Nov'],
    title: `${name} ${24 + index} November`,
    periods: periodsOf(date, taken),
  }
}
const saturday: SlotDay = {
  ...openDay(4, [...mornings, ...afternoons]),
  lines: ['Sat', '28', 'Full'],
  periods: [],
  full: (
    <p>
      Saturday 28 November is full. The next free times are Monday 30 November at 9.00, 9.30 and
      11.00. <Link href="/book-test-drive?date=2026-11-30">Show Monday</Link>
    </p>
  ),
}
const sunday: SlotDay = {
  ...openDay(5),
  lines: ['Sun', '29', 'Closed'],
  periods: [],
  closed: true,
}
const week: readonly SlotDay[] = [
  openDay(0, mornings),
  openDay(1),
  openDay(2, ['10:00', '11:30', '14:30']),
  openDay(3, [...mornings, ...afternoons.slice(0, 5)]),
  saturday,
  sunday,
  openDay(6),
]

const meta: Meta<typeof SlotPicker> = {
  component: SlotPicker,
  args: {
    id: 'at',
    name: 'at',
    legend: 'When would you like to drive it?',
    days: week,
    day: '2026-11-26',
    timeZone: 'Times in Brisbane (AEST), where the car is.',
    noTimes: (
      <p>
        No times can be booked online this week. Leave your details and we call you, or call us on{' '}
        <Link href="tel:+61730000000">07 3000 0000</Link>.
      </p>
    ),
    chosenLabel: 'time chosen',
    later: { href: '/book-test-drive?date=2026-12-01', label: 'Later days' },
    className: 'max-w-xl m-4',
  },
  parameters: {
    primitive: {
      level: 0,
      use: 'A time of a day that others book too: a test drive, a visit. At most a week at once.',
      notFor:
        'A day alone or any time of the day (`DateField`, `TimeField`); a calendar of bookings on the staff desk.',
      keys: 'Tab reaches the days, then the times; the arrow keys choose; Space chooses the first.',
    },
  },
}
export default meta
type Story = StoryObj<typeof SlotPicker>

export const Smallest: Story = { args: { days: [openDay(1)], day: '2026-11-25' } }
export const Typical: Story = {
  args: {
    value: '2026-11-26T10:30',
    anyTime: { label: 'I don’t mind when', hint: 'We call you to find a time.' },
  },
}
export const Longest: Story = {
  args: {
    legend:
      'When would you like to come and drive the 2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase?',
    earlier: { href: '/book-test-drive?date=2026-11-17', label: 'Earlier days' },
    later: { href: '/book-test-drive?date=2026-12-01', label: 'Later days, up to 24 December' },
    days: week.map((day) => ({
      ...day,
      title: `${day.title} 2026, at Harbourside and Poinciana Road Caloundra`,
      periods: day.periods.flatMap((period) => [
        period,
        {
          title: `${period.title}, with a second salesperson`,
          slots: period.slots.map(({ value, label }) => ({ value: `${value}+2`, label })),
        },
      ]),
    })),
  },
}
export const FullDay: Story = { args: { day: '2026-11-28' } }
export const NoTimesThisWeek: Story = {
  args: {
    days: week.map((day) => ({
      ...day,
      lines: [day.lines[0], day.lines[1], 'Closed'],
      closed: true,
      periods: [],
    })),
    earlier: { href: '/book-test-drive?date=2026-11-17', label: 'Earlier days' },
  },
}
export const Invalid: Story = { args: { error: 'Choose a time, or “I don’t mind when”.' } }
const fewTimes: readonly SlotDay[] = [
  { ...openDay(2), periods: periodsOf('2026-11-26', ['10:00']).slice(0, 1) },
  saturday,
  sunday,
]
export const States: Story = {
  args: { days: fewTimes, anyTime: { label: 'I don’t mind when' } },
  render: (args) => (
    <div className="grid lg:grid-cols-2">
      <SlotPicker {...args} id="a" name="a" value="2026-11-26T09:30" />
      <SlotPicker {...args} id="b" name="b" day="2026-11-28" value="2026-11-26T09:30" />
      <SlotPicker {...args} id="c" name="c" error="Someone has just booked 10.30." />
      <SlotPicker {...args} id="d" name="d" days={[sunday]} />
    </div>
  ),
}
export const Keyboard: Story = {
  render: (args) => (
    <form aria-label="Book">
      <SlotPicker {...args} />
    </form>
  ),
  async play({ canvas }) {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Book' })
    const sent = () => Object.fromEntries(new FormData(form))
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Thu 26 Nov' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Fri 27 Nov' })).toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'Thursday 26 November' })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Friday 27 November' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    const time = canvas.getByRole('radio', { name: '10.30' })
    await userEvent.click(time)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '11.00' })).toHaveFocus()
    await expect(sent()).toEqual({ 'at-day': '2026-11-26', at: '2026-11-26T11:00' })
    await expect(canvas.getByRole('radio', { name: 'Thu 26 Nov time chosen' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Sun 29 Closed' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Wed 25 Nov' }))
    // The time stays chosen while another day shows, and the strip says of which day it is.
    await expect(sent()).toEqual({ 'at-day': '2026-11-25', at: '2026-11-26T11:00' })
    await userEvent.click(canvas.getByRole('radio', { name: '9.00' }))
    await expect(sent()).toEqual({ 'at-day': '2026-11-25', at: '2026-11-25T09:00' })
  },
}
