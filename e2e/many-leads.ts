import type { LeadStage } from '../domain/enquiry/lead-stage.ts'
import { LEAD_FORMAT } from '../server/store/lead-format.ts'
import type { LeadRecord } from '../server/store/lead-record.ts'

const names = ['Tahlia Brennan', 'Dougal Petrakis', 'Marcus Adeyemi', 'Ngaire Walsh', 'Ines Okafor']
const cars = [
  ['Toyota', 'Hilux'],
  ['Mazda', 'CX-5'],
  ['Ford', 'Ranger'],
  ['Kia', 'Sportage'],
] as const
const stages: readonly LeadStage[] = ['new', 'contacted', 'booked', 'won', 'lost', 'contacted']
const MINUTES = 3

/** Made-up leads in all stages, one every few minutes until `now`, a tenth of them not delivered. */
export const manyLeads = (count: number, now: Date): LeadRecord[] =>
  Array.from({ length: count }, (_, at) => leadRecord(at, now))

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function leadRecord(at: number, now: Date): LeadRecord {
  const id = `many-${String(at).padStart(5, '0')}`
  const created = new Date(now.getTime() - at * MINUTES * 60_000).toISOString()
  const name = pick(names, at)
  const [make, model] = pick(cars, at)
  const hasFailed = at % 10 === 3
  const attempt = { at: created, ms: 400, status: 250, excerpt: '250 accepted' }
  // Three refusals, and it is given up.
  const refusals = Array.from({ length: hasFailed ? 3 : 0 }, (_, after) => ({
    ...attempt,
    at: new Date(Date.parse(created) + after * 1_000).toISOString(),
    outcome: 'refused' as const,
    status: 550,
    excerpt: '550 No such mailbox',
  }))
  return {
    id,
    created,
    kind: 'enquiry',
    format: LEAD_FORMAT,
    body: {
      category: at % 3 === 0 ? 'Test Drive' : 'Used Vehicle Enquiry',
      name,
      // The range for examples.
      phone: `+61491570${String(at % 160).padStart(3, '0')}`,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      message: 'Is the tub liner included? After 10 suits me best because of school drop-off.',
      'Vehicle Make': make,
      'Vehicle Model': model,
      location: 'harbour-newstead',
    },
    digest: `digest-${id}`,
    editKey: `edit-${id}`,
    changes: {},
    keys: [],
    deliveries: [
      {
        id: `${id}-1`,
        destination: { kind: 'mail', to: ['sales@example.com'], adf: true },
        state: hasFailed ? 'failed' : 'done',
        created,
        nextAt: created,
        tries: hasFailed ? refusals.length : 1,
        refusals: refusals.length,
        attempts: hasFailed ? refusals : [{ ...attempt, outcome: 'done' }],
      },
    ],
    work: {
      stage: at < 5 ? 'new' : pick(stages, at),
      version: 1,
      ...(at % 4 === 1 && { owner: 'somebody' }),
    },
    history: [],
  }
}
