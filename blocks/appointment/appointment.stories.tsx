import { slotWeek } from '#domain/appointment/slot-week.ts'
import type { AppointmentView } from '#parts/appointment-state/appointment-view.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import Appointment from './appointment.tsx'
import type { AppointmentData } from './load.ts'
import block from './schema.ts'

export default { component: Appointment }

const path = '/test-drives/8f2'
const route = '/test-drives/:token'
const story = storyOf<AppointmentData>(block, { data: {}, page: storyPage({ path, route }) })
const [location] = storySite.locations
if (!location) throw new Error('expected a location')
const week = slotWeek('2026-11-23', {
  hours: location.contact_detail,
  timeZone: storySite.timeZone,
  now: new Date('2026-11-20T02:00:00.000Z'),
  taken: new Set(['2026-11-24T00:30:00.000Z']),
})

const confirmed: AppointmentView = {
  path,
  state: 'confirmed',
  kind: 'drive',
  carId: hilux.id,
  location: location.slug,
  startsAt: '2026-11-26T00:30:00.000Z',
  version: 2,
  isCancelling: false,
  from: undefined,
  outcome: undefined,
}
const at = (state: Partial<AppointmentView>, example = 'Typical', data: AppointmentData = {}) =>
  story(example, {
    data: { car: hilux, offered: { week, location }, ...data },
    page: storyPage({ path, route, appointment: { ...confirmed, ...state } }),
  })

export const Smallest = story('Smallest')
export const Typical = at({})
export const Rail = at({}, 'Rail')
export const Letter = at({}, 'Letter')
export const Docket = at({}, 'Docket')
export const Console = at({}, 'Console')
export const Bill = at({}, 'Bill')

export const Moved = at({ state: 'asked', outcome: 'moved' })
export const Taken = at({ outcome: 'taken' })
export const Service = at({ kind: 'service' }, 'Typical', { car: undefined, offered: undefined })
export const Cancel = at({ isCancelling: true })
export const Cancelled = at({ state: 'cancelled' })
export const Over = at({ state: 'over' }, 'Typical', { car: undefined, offered: undefined })
