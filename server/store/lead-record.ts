import { z } from 'zod'
import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import { leadStages } from '#domain/enquiry/lead-stage.ts'
import { LEAD_FORMAT } from './lead-format.ts'
import { isInstant, isStorable, isToken } from './queries/storable-text.ts'

const text = z
  .string()
  .refine(isStorable, { error: 'expected text without NUL or half a character' })
const token = z.string().refine(isToken, { error: 'expected 1 to 128 letters, digits, _ and -' })
const instant = z
  .string()
  .refine(isInstant, { error: 'expected a time such as 2026-11-23T02:00:00.000Z' })
const count = z.int().min(0)

/** `Destination`. */
const destination = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail'),
    to: z.array(text).min(1).readonly(),
    adf: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('webhook'), url: text, secret: text }),
  z.strictObject({ kind: z.literal('sms'), to: text }),
])

/** `Attempt`. */
const attempt = z.strictObject({
  at: instant,
  ms: count,
  outcome: z.enum(['done', 'refused', 'failed']),
  status: z.int().optional(),
  excerpt: text.optional(),
})

/** `StoredDelivery`. */
const delivery = z.strictObject({
  id: token,
  destination,
  state: z.enum(['waiting', 'done', 'failed']),
  created: instant,
  nextAt: instant,
  tries: count,
  refusals: count,
  attempts: z.array(attempt).readonly(),
})

const stage = z.enum(leadStages)

/** `LeadWork` without its location, which `body` has. */
const work = z.strictObject({
  stage,
  reason: text.optional(),
  owner: text.optional(),
  firstAnswerAt: instant.optional(),
  version: z.int().min(1),
})

/** `LeadDeed`. */
const deed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stage'), from: stage, to: stage, reason: text.optional() }),
  z.strictObject({ kind: z.literal('owner'), to: text.optional() }),
  z.strictObject({ kind: z.literal('moved'), from: text.optional(), to: text.optional() }),
  z.strictObject({ kind: z.literal('note'), text }),
  z.strictObject({ kind: z.literal('call') }),
  z.strictObject({ kind: z.literal('reply'), message: token, subject: text, text }),
  z.strictObject({ kind: z.literal('sent_again'), delivery: token }),
])

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'

/** Checked for what lists read of it only: see `storedLead`. */
const isBody = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'category' in value &&
  typeof value.category === 'string' &&
  isText('car_id' in value ? value.car_id : undefined) &&
  isText('location' in value ? value.location : undefined)

/**
 * A lead with everything that is stored of it, to be carried to another store. Who is sending a delivery just
 * now is left out: it is due again there.
 */
export const leadRecordSchema = z
  .strictObject({
    id: token,
    created: instant,
    kind: text,
    /** Version of the shape of `body`; see `LEAD_FORMAT`. */
    format: z.int().min(1).max(LEAD_FORMAT),
    body: z.custom<EnquiryLead>(isBody, { error: 'expected an enquiry with its category' }),
    appointment: z.strictObject({ location: text, startsAt: instant, local: text }).optional(),
    digest: token,
    editKey: token,
    changes: z.strictObject({
      subcategory: z.string().optional(),
      offer_accepted: z.boolean().optional(),
      form_completed: z.boolean().optional(),
    }),
    changed: instant.optional(),
    /** Its idempotency keys; `madeIt` where the submission with this key made it (D24). */
    keys: z.array(z.strictObject({ key: token, madeIt: z.boolean() })).readonly(),
    deliveries: z.array(delivery).readonly(),
    /** What was done with it, the oldest first; a record of before it was kept is of a new lead. */
    work: work.optional(),
    history: z.array(z.strictObject({ at: instant, person: text.optional(), deed })).optional(),
  })
  .refine(
    ({ id, deliveries }) =>
      deliveries.every((each) => each.id.startsWith(`${id}-`)) &&
      new Set(deliveries.map((each) => each.id)).size === deliveries.length,
    { path: ['deliveries'], error: 'expected each an id of its own that begins with the lead’s' },
  )
export type LeadRecord = z.infer<typeof leadRecordSchema>

/** What became of a record that was handed to a store. */
export type RestoredLead =
  | 'stored'
  /** A lead with this id is there: it stays as it is. */
  | 'known'
  /** Stored, but another lead has its appointment. */
  | 'stored_without_slot'

/** Which records are read, the oldest first. */
export interface RecordRange {
  /** The last record of the page before. */
  readonly after?: Pick<LeadRecord, 'id' | 'created'>
  readonly limit: number
}
