import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Actor } from './audit-log.ts'
import type { NewLead, SavedLead } from './lead-store.ts'
import type { Appointment, AppointmentKind, AppointmentState, StoredLead } from './stored-lead.ts'
import type { NewMessage } from './stored-message.ts'

/** Between which instants; ISO text in UTC. */
export interface InstantRange {
  /** Included. */
  readonly from: string
  /** Not included. */
  readonly to: string
}

/** Which times of a location are asked for. */
export interface AppointmentRange extends InstantRange {
  /** Slug of the location. */
  readonly location: string
}

/** A time that is taken: by a lead, or by the staff that keeps it. */
export interface CalendarEntry {
  /** Its lead's; of a kept time its own. */
  readonly id: string
  readonly kind: AppointmentKind
  readonly state: AppointmentState
  /** Slug. */
  readonly location: string
  /** ISO text in UTC. */
  readonly startsAt: string
  /** Grows with each change; 0 for a lead that never had a time. */
  readonly version: number
  /** Why it is kept. */
  readonly reason: string | undefined
  /** The name of who keeps it. */
  readonly keptBy: string | undefined
  /** Undefined of a kept time. */
  readonly lead: StoredLead | undefined
}

/** What becomes of an appointment, with everything that is stored in the same transaction. */
export interface AppointmentChange {
  /** The one that was seen; with 0 the lead gets its first. */
  readonly version: number
  readonly state: AppointmentState
  /** Its new time; the old one if absent. */
  readonly to?: Appointment
  readonly messages: readonly NewMessage[]
  /** Of a change by the staff. */
  readonly audit?: { readonly action: AuditAction; readonly by: Actor }
}

export type ChangedAppointment =
  | { readonly state: 'changed'; readonly entry: CalendarEntry }
  /** Somebody else has the time; nothing was changed. */
  | { readonly state: 'slot_taken' }
  /** It was changed meanwhile: how it is now. */
  | { readonly state: 'stale'; readonly entry: CalendarEntry }

/** Times that are kept free, for one reason. */
export interface KeptTimes {
  readonly location: string
  /** An id and an instant each. */
  readonly times: readonly { readonly id: string; readonly startsAt: string }[]
  readonly reason: string
}

/**
 * One tenant's appointments, and times that it keeps. Of a location one thing begins at an instant: of two who want it,
 * of any process, one has it. Every function rejects with StoreError.
 */
export interface AppointmentStore {
  /** The instants that nobody can book, ISO text in UTC, in order. */
  taken(of: AppointmentRange): Promise<readonly string[]>
  /** What is taken at all locations, without what was cancelled, in order. */
  entries(of: InstantRange): Promise<readonly CalendarEntry[]>
  /** The appointment of a lead, also a cancelled one; undefined of a lead without, and of a kept time. */
  entry(id: string): Promise<CalendarEntry | undefined>
  /** Leads of services since an instant, ISO text, that have no appointment. */
  wishes(since: string): Promise<readonly StoredLead[]>
  /** Undefined where there is nothing to change. */
  change(id: string, change: AppointmentChange): Promise<ChangedAppointment | undefined>
  /** Stores a lead as `LeadStore.save` does, with an appointment that the staff made. */
  book(lead: NewLead, messages: readonly NewMessage[], by: Actor): Promise<SavedLead>
  /** Keeps all of the times; false where one is taken: then none. */
  keep(times: KeptTimes, by: Actor): Promise<boolean>
  /** Buyers can book a kept time again; false where there is none. */
  free(id: string, by: Actor): Promise<boolean>
}
