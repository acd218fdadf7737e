import { z } from 'zod'
import { leadStages } from '../enquiry/lead-stage.ts'
import { timestamp, whole } from '../quantities.ts'

const stage = z.enum(leadStages)
const person = z.strictObject({ id: z.string(), name: z.string() })
const location = z.strictObject({ slug: z.string(), name: z.string() })

const work = {
  stage,
  reason: z.string().optional().describe('Why it was lost'),
  owner: person.optional().describe('Who works it'),
  location: location.optional().describe('Where it is for'),
  version: whole('Grows with each change of the above'),
  first_answer_at: timestamp('When the buyer was first answered').optional(),
}
export const leadWork = z.strictObject(work)

export const leadRow = z.strictObject({
  id: z.string(),
  created: timestamp('When it came'),
  name: z.string().optional(),
  about: z.string().describe('What it is about, and the car in words'),
  booked: z.string().optional().describe('Its time by the clock of the place'),
  answer_by: timestamp('When it is to be answered, while nobody has').optional(),
  answered_within: whole('Minutes in opening hours until the first answer').optional(),
  deliveries: z.strictObject({
    waiting: whole('Still to be sent'),
    done: whole('Arrived'),
    failed: whole('Given up'),
  }),
  ...work,
})

const fact = z.strictObject({
  label: z.string(),
  value: z.string(),
  href: z.string().optional().describe('Where the value leads'),
})

const attempt = z.strictObject({
  at: timestamp('When it began'),
  ms: whole('How long it took, milliseconds'),
  outcome: z.enum(['done', 'refused', 'failed']),
  status: z.int().optional().describe('Of HTTP, or of an SMTP reply'),
  answer: z.string().optional().describe('The beginning of the answer, masked'),
})

const delivery = z.strictObject({
  id: z.string(),
  kind: z.enum(['mail', 'webhook', 'sms']),
  to: z.string().describe('Where it goes, in words'),
  adf: z.boolean().describe('Whether a mail carries the lead as ADF too'),
  state: z.enum(['waiting', 'done', 'failed']),
  next_at: timestamp('When it is tried next').optional(),
  attempts: z.array(attempt),
})

const event = z.strictObject({
  n: whole('Its number'),
  at: timestamp('When'),
  by: z.string().optional().describe('Name of who did it'),
  kind: z.enum(['stage', 'owner', 'moved', 'note', 'call', 'reply', 'sent_again']),
  stage: stage.optional().describe('Of a new stage'),
  reason: z.string().optional(),
  owner: z.string().optional().describe('Name of the new owner; absent where there is none'),
  location: z.string().optional().describe('Name of the new location; absent where there is none'),
  subject: z.string().optional().describe('Of a reply'),
  text: z.string().optional().describe('Of a note or a reply'),
  delivery: delivery.optional().describe('Of a reply, for as long as messages are kept'),
})

export const leadDetail = z.strictObject({
  ...leadRow.shape,
  reference: z.string().describe('What the buyer reads out'),
  phone: z.string().optional().describe('E.164'),
  phone_shown: z.string().optional().describe('The same as people write it'),
  email: z.string().optional(),
  message: z.string().optional(),
  car: z
    .strictObject({
      name: z.string(),
      href: z.string().optional().describe('Its page, while it is in stock'),
      facts: z.array(z.string()),
    })
    .optional(),
  wishes: z.array(fact),
  person: z.array(fact),
  origin: z.array(fact),
  locations: z.array(location).describe('Where it may be moved to'),
  sent_to: z.array(delivery),
  history: z.array(event).describe('The newest first'),
})

const fields = z.enum(['stage', 'owner', 'location'])

/** A change that somebody else made first, as the answer 409 has it. */
export const leadConflict = z.strictObject({
  present: leadWork,
  by: z.partialRecord(fields, z.string()).describe('Who last changed each field'),
})
export type LeadConflict = z.output<typeof leadConflict>
