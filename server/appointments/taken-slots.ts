import { SLOT_DAYS_AHEAD } from '#domain/appointment/thresholds.ts'
import { DAY_MS } from '#domain/units.ts'
import type { AppointmentStore } from '../store/appointment-store.ts'

/** Opens a tenant's appointments. */
export type OpenAppointments = (tenant: string) => Promise<Pick<AppointmentStore, 'taken'>>

/** `startsAt` of the slots of a location that are booked, from an instant to the last that can be. */
export type TakenSlots = (location: string, now: Date) => Promise<ReadonlySet<string>>

/** Those of one tenant; none on a server that keeps no appointments, such as a preview. */
export const takenSlots =
  (
    { appointments }: { readonly appointments?: OpenAppointments | undefined },
    { slug }: { readonly slug: string },
  ): TakenSlots =>
  async (location, now) => {
    const store = await appointments?.(slug)
    if (!store) return new Set()
    const to = new Date(now.getTime() + (SLOT_DAYS_AHEAD + 2) * DAY_MS)
    const range = { location, from: now.toISOString(), to: to.toISOString() }
    return new Set(await store.taken(range))
  }
