import type { Destination } from './delivery-store.ts'
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

/** The time that many minutes after `leadCreated`, ISO text. */
export const minutesLater = (minutes: number): string =>
  new Date(Date.parse(leadCreated) + minutes * 60_000).toISOString()
