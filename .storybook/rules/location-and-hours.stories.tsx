import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarStatus, carStatuses } from '#domain/car/kinds.ts'
import { calendarDay, formatDate } from '#domain/format.ts'
import { hoursOnDay } from '#domain/location/hours-on-day.ts'
import { clockTime, hoursText } from '#domain/location/hours-text.ts'
import { easterHours } from '#domain/location/location.fixture.ts'
import { type LocationReason, locationBlock } from '#domain/location/location-block.ts'
import { type OpeningState, openingState } from '#domain/location/opening-state.ts'
import { shownHours } from '#domain/location/shown-hours.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import type { Answer, Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { timeZone } from './story-time.ts'

type Inputs = {
  flag: boolean
  status: CarStatus
  hasLocation: boolean
  visible: boolean
  private_suburb?: string
  now: string
}

const reasons: Record<LocationReason, string> = {
  flag_off: 'The site does not show car locations.',
  sold: 'The car is sold.',
  private_listing: 'The car is with a private seller: only suburb and postcode show.',
  no_location: 'The car has no location.',
  location_not_visible: 'The site does not show this location.',
}

const typical: Inputs = {
  flag: true,
  status: 'in_stock',
  hasLocation: true,
  visible: true,
  now: '2025-04-16T23:00:00Z',
}

const address = { street: '418 Ipswich Road', city: 'Moorooka', state: 'QLD', postcode: '4105' }
const location = { slug: 'moorooka', name: 'Jacaranda Motors Moorooka', address }

function blockAnswer({ flag, hasLocation, visible, private_suburb, status }: Inputs): Answer {
  const car = {
    status,
    ...(hasLocation && { location }),
    ...(private_suburb && { private_suburb, private_postcode: '4103' }),
  }
  const site = {
    flags: { locationBlock: flag },
    locations: [{ id: 'm', slug: 'moorooka', visible }],
  }
  const block = locationBlock(car, site)
  const about = 'Location on the car’s page'
  return block.eligible
    ? { about, text: [block.name, block.address].filter(Boolean).join(', ') }
    : {
        about,
        text: block.suburb ?? 'Hidden',
        isYes: false,
        because: block.reasons.map((code) => reasons[code]),
      }
}

function stateText(state: OpeningState): string {
  if (state.state === 'unstated') return 'Not stated'
  const next = state.state === 'open' ? state.closes : state.opens
  const word = state.state === 'open' ? 'Open, closes' : 'Closed, opens'
  return next ? `${word} ${formatDate(next.day, 'en-AU', timeZone)} ${clockTime(next.time)}` : word
}

const weekText = (now: Date): string =>
  shownHours(easterHours, { now, timeZone, locale: 'en-AU', words: baseWords })
    .map(({ days, hours, special }) => [days, special?.name, hours].filter(Boolean).join(' '))
    .join(', ')

const rule: Rule<Inputs> = {
  title: 'Location and hours',
  sentence:
    'A car’s page shows its location unless one of the reasons below rules it out. Special hours replace the usual hours of that day, in the location’s own time zone: here Easter in Brisbane, ten hours ahead of UTC.',
  source: 'Spec 3.32, 5.39, 8.19, 9.27, D15, D37',
  inputs: {
    flag: { label: 'The site shows car locations', kind: 'yes_or_no' },
    status: { label: 'Status', kind: carStatuses },
    hasLocation: { label: 'The car has a location', kind: 'yes_or_no' },
    visible: { label: 'The location is visible', kind: 'yes_or_no' },
    private_suburb: { label: 'Suburb of a private seller', kind: 'text' },
    now: { label: 'Date and time, in UTC', kind: 'text' },
  },
  typical,
  decide(inputs) {
    const now = new Date(inputs.now)
    const { name, hours } = hoursOnDay(easterHours, calendarDay(now, timeZone))
    const today = hours ? hoursText(hours, baseWords) : 'Not stated'
    return [
      blockAnswer(inputs),
      { about: 'Hours today', text: [name, today].filter(Boolean).join(': ') },
      { about: 'Shown on every screen', text: weekText(now) },
      { about: 'Now', text: stateText(openingState(easterHours, now, timeZone)) },
    ]
  },
  cases: [
    { title: 'Thursday at 9am', inputs: typical },
    { title: 'Thursday at 5.29pm', inputs: { ...typical, now: '2025-04-17T07:29:00Z' } },
    {
      title: 'Thursday at 5.30pm, before Good Friday',
      inputs: { ...typical, now: '2025-04-17T07:30:00Z' },
    },
    { title: 'Good Friday', inputs: { ...typical, now: '2025-04-18T02:00:00Z' } },
    { title: 'Saturday by appointment', inputs: { ...typical, now: '2025-04-19T02:00:00Z' } },
    { title: 'A sold car', inputs: { ...typical, status: 'sold' } },
    { title: 'A private seller', inputs: { ...typical, private_suburb: 'Annerley' } },
    { title: 'A hidden location', inputs: { ...typical, visible: false } },
  ],
}

const meta: Meta<Inputs> = { title: 'Location and hours', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Location and hours' }
