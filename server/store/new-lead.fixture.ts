import type { Destination } from './delivery-store.ts'
import { LEAD_FORMAT } from './lead-format.ts'
import type { LeadRecord } from './lead-record.ts'
import type { NewLead } from './lead-store.ts'

export const leadCreated = '2026-11-23T02:00:00.000Z'
export const webhook: Destination = {
  kind: 'webhook',
  url: 'https://crm.example.com/leads',
  secret: 'crm',
}
export const mail: Destination = { kind: 'mail', to: ['sales@example.com'], adf: true }

/** A lead with an id of its own, and what follows from it. */
export function newLead({ id, ...given }: Partial<NewLead> & { readonly id: string }): NewLead {
  return {
    id,
    editKey: `edit-${id}`,
    key: `key-of-submission-${id}`,
    digest: `digest-of-${id}`,
    created: leadCreated,
    kind: 'enquiry',
    body: {
      category: 'Used Vehicle Enquiry',
      name: 'Sam Lee',
      phone: '+61491570006',
      message: 'Is it still here?',
      car_id: `car-of-${id}`,
      location: 'newstead',
    },
    destinations: [webhook, mail],
    ...given,
  }
}

/** A lead as another store has it, with an id of its own and a failed attempt to deliver. */
export function leadRecord(given: Partial<LeadRecord> & { readonly id: string }): LeadRecord {
  const { key = '', destinations, ...lead } = newLead({ id: given.id })
  const attempt = { at: minutesLater(1), ms: 12, outcome: 'refused', status: 550 } as const
  return {
    ...lead,
    format: LEAD_FORMAT,
    keys: [{ key, madeIt: true }],
    changes: { form_completed: true },
    changed: minutesLater(2),
    deliveries: destinations.map((destination, at) => ({
      id: `${given.id}-${at + 1}`,
      destination,
      state: 'waiting',
      created: leadCreated,
      nextAt: minutesLater(3),
      tries: 2,
      refusals: 1,
      attempts: [attempt, { at: minutesLater(2), ms: 7, outcome: 'failed', excerpt: 'no answer' }],
    })),
    work: {
      stage: 'lost',
      reason: 'Bought elsewhere',
      owner: 'person-1',
      firstAnswerAt: minutesLater(4),
      version: 3,
    },
    history: [
      { at: minutesLater(4), person: 'person-1', deed: { kind: 'call' } },
      {
        at: minutesLater(5),
        deed: { kind: 'stage', from: 'contacted', to: 'lost', reason: 'Bought elsewhere' },
      },
    ],
    ...given,
  }
}

/** The time that many minutes after `leadCreated`, ISO text. */
export const minutesLater = (minutes: number): string =>
  new Date(Date.parse(leadCreated) + minutes * 60_000).toISOString()
