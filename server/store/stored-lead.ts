import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'

/** What a time of a location is taken for: a test drive, a visit to the workshop, or nothing that buyers can book. */
export type AppointmentKind = 'drive' | 'service' | 'kept'
/** `asked` by a buyer, until the staff confirms it. Of a cancelled one the time is free. */
export type AppointmentState = 'asked' | 'confirmed' | 'cancelled'

/** A booked half-hour of a location (Spec 5.09, 7.07). */
export interface Appointment {
  /** Slug of the location. */
  readonly location: string
  /** The instant, ISO text in UTC: a location has one appointment at an instant. */
  readonly startsAt: string
  /** The same in the time zone of the location, `2026-11-26T10:30`. */
  readonly local: string
}

/** What may change after the lead was answered (D21); fields that are left out stay. */
export interface LeadChange {
  /** The time of the change, ISO text in UTC. */
  readonly now: string
  readonly subcategory?: string
  readonly offer_accepted?: boolean
  readonly form_completed?: boolean
}

export interface StoredLead {
  readonly id: string
  readonly created: string
  readonly kind: string
  /** As it was stored, but for the location (`movedLead`): a later change stands in `changes`. */
  readonly body: EnquiryLead
  readonly changes: Readonly<Omit<LeadChange, 'now'>>
  /** When `changes` were last added to, ISO text; undefined before the first. */
  readonly changed: string | undefined
  readonly appointment: Appointment | undefined
}
