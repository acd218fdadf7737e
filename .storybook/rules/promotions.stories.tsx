import type { Meta, StoryObj } from '@storybook/react-vite'
import { carTypes } from '#domain/car/kinds.ts'
import { eligibleIfAll } from '#domain/eligibility.ts'
import { calendarDay } from '#domain/format.ts'
import { carTypeDisplay, type DisplayReason } from '#domain/promotion/car-type-display.ts'
import { dayWindow, type WindowReason } from '#domain/promotion/day-window.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { timeZone } from './story-time.ts'

const types = ['any', ...carTypes] as const
type Types = (typeof types)[number]

type Inputs = {
  start?: string
  expiry?: string
  display: Types
  strictDisplay: boolean
  searched: Types
  now: string
}

const reasons: Record<WindowReason | DisplayReason, string> = {
  not_started: 'Its first day has not started in the site’s time zone.',
  expired: 'Its last day in the site’s time zone is over.',
  other_car_type: 'The search is for other types of car.',
  not_exactly_its_car_types: 'It is strict: the search must be for exactly its types of car.',
}

const typical: Inputs = {
  start: '2025-06-05',
  expiry: '2025-06-07',
  display: 'any',
  strictDisplay: false,
  searched: 'any',
  now: '2025-06-06T00:00:00Z',
}
const { start: _, expiry: __, ...always } = typical
const used: Inputs = { ...typical, display: 'used' }

const rule: Rule<Inputs> = {
  title: 'Promotions',
  sentence:
    'A promotion shows from the start of its first day to the end of its last in the site’s time zone (here Brisbane, ten hours ahead of UTC), on searches that include its types of car.',
  source: 'Spec 3.22, 4.29, D5',
  inputs: {
    start: { label: 'First day', kind: 'text' },
    expiry: { label: 'Last day', kind: 'text' },
    display: { label: 'For cars of type', kind: types },
    strictDisplay: { label: 'Strict about types of car', kind: 'yes_or_no' },
    searched: { label: 'The search is for', kind: types },
    now: { label: 'Date and time, in UTC', kind: 'text' },
  },
  typical,
  decide({ now, searched, display, start, expiry, strictDisplay }) {
    const chosen = (type: Types) => carTypes.filter((known) => known === type)
    const shown = eligibleIfAll<WindowReason | DisplayReason>(
      dayWindow({ first: start, last: expiry }, calendarDay(new Date(now), timeZone)),
      carTypeDisplay({ display: chosen(display), strictDisplay }, chosen(searched)),
    )
    return [answerOf('The promotion', shown, { yes: 'Shows', no: 'Does not show', reasons })]
  },
  cases: [
    { title: 'The middle day', inputs: typical },
    { title: 'Just before the first day', inputs: { ...typical, now: '2025-06-04T13:59:59Z' } },
    { title: 'The first day begins', inputs: { ...typical, now: '2025-06-04T14:00:00Z' } },
    { title: 'The last day ends', inputs: { ...typical, now: '2025-06-07T13:59:59Z' } },
    { title: 'Just after the last day', inputs: { ...typical, now: '2025-06-07T14:00:00Z' } },
    { title: 'No dates set', inputs: always },
    { title: 'For used cars, all cars searched', inputs: used },
    { title: 'For used cars, new cars searched', inputs: { ...used, searched: 'new' } },
    { title: 'Strict, all cars searched', inputs: { ...used, strictDisplay: true } },
    {
      title: 'Strict, used cars searched',
      inputs: { ...used, strictDisplay: true, searched: 'used' },
    },
  ],
}

const meta: Meta<Inputs> = { title: 'Promotions', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Promotions' }
