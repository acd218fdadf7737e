import { beforeAll, describe, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { type LeadRecord, leadRecordSchema } from './lead-record.ts'
import type { LeadStore } from './lead-store.ts'
import { leadCreated, leadRecord, mail, minutesLater, newLead } from './new-lead.fixture.ts'
import type { Store } from './store.ts'

const appointment = {
  location: 'newstead',
  startsAt: '2026-11-26T00:30:00.000Z',
  local: '2026-11-26T10:30',
}

describeOnEngines('records of leads', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let leads: LeadStore

  beforeAll(async () => {
    store = await database.open()
    leads = store.leads('harbour')
  })

  const booked = () =>
    store.appointments('harbour').taken({ location: 'newstead', from: '2026', to: '2027' })

  test('are stored with everything that belongs to them, and read as they were (D23)', async () => {
    const record = leadRecord({ id: 'a', appointment })
    expect(await leads.restore([record])).toEqual(['stored'])
    expect(await leads.records({ limit: 9 })).toEqual([record])
    expect(leadRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
    expect(await booked()).toEqual([appointment.startsAt])
    expect(await leads.change('a', record.editKey, { now: minutesLater(9) })).toBeDefined()
    expect(await leads.findDuplicate(newLead({ id: 'b', key: record.keys[0]?.key ?? '' }))).toEqual(
      {
        state: 'known',
        id: 'a',
        editKey: record.editKey,
      },
    )
  })

  test('are what `save` stored, a record of each lead, oldest first in pages', async () => {
    await leads.save(newLead({ id: 'c' }))
    await leads.save(newLead({ id: 'b' }))
    await leads.save(newLead({ id: 'a', created: minutesLater(1) }))
    await leads.save(newLead({ id: 'd', digest: 'digest-of-a', created: minutesLater(2) }))
    const [first, second] = await leads.records({ limit: 2 })
    expect([first?.id, second?.id]).toEqual(['b', 'c'])
    if (!second) throw new Error('expected two records')
    await store.personal('harbour').eraseLead(second.id)
    const [last, ...more] = await leads.records({ limit: 9, after: second })
    expect(more).toEqual([])
    expect(last).toMatchObject({
      id: 'a',
      created: minutesLater(1),
      digest: 'digest-of-a',
      editKey: 'edit-a',
      keys: [
        { key: 'key-of-submission-a', madeIt: true },
        { key: 'key-of-submission-d', madeIt: false },
      ],
      deliveries: [{ id: 'a-1' }, { id: 'a-2', destination: mail, attempts: [] }],
    })
  })

  test('a lead that is there stays as it is, and so do its key and appointment', async () => {
    await leads.save(newLead({ id: 'a', appointment }))
    const before = await leads.records({ limit: 9 })
    const key = { key: 'key-of-submission-a', madeIt: true }
    const other = leadRecord({ id: 'b', appointment, keys: [key] })
    expect(await leads.restore([leadRecord({ id: 'a' }), other, other])).toEqual([
      ...['known', 'stored_without_slot', 'known'],
    ])
    expect(await leads.records({ limit: 9 })).toEqual([...before, { ...other, keys: [] }])
    expect(await booked()).toEqual([appointment.startsAt])
    await store.personal('harbour').eraseLead('b')
    expect(await booked()).toEqual([appointment.startsAt])
  })

  test('are stored together or not at all', async () => {
    const [delivery] = leadRecord({ id: 'a' }).deliveries
    if (!delivery) throw new Error('expected a delivery')
    const faulty = leadRecord({ id: 'b', deliveries: [delivery] })
    await expect(leads.restore([leadRecord({ id: 'a' }), faulty])).rejects.toMatchObject({
      code: 'exists',
    })
    expect(await leads.records({ limit: 9 })).toEqual([])
  })

  test('of many attempts fit, and what waits is due at its own time (D23)', async () => {
    const [delivery] = leadRecord({ id: 'a' }).deliveries
    const attempts = Array.from({ length: 1_200 }, (_, at) => {
      return { at: leadCreated, ms: at, outcome: 'failed' } as const
    })
    const deliveries = delivery ? [{ ...delivery, attempts }] : []
    await leads.restore([leadRecord({ id: 'a', deliveries })])
    expect((await leads.deliveries('a'))[0]?.attempts).toEqual(attempts)
    const claim = { worker: 'one', leaseMs: 60_000, limit: 9, perDestination: 2 }
    const kinds = ['mail', 'webhook'] as const
    const at = (now: string) => store.claimAllDeliveries({ ...claim, kinds, now })
    expect(await at(minutesLater(2.99))).toEqual([])
    expect(await at(minutesLater(3))).toMatchObject([{ id: 'a-1', tries: 3, refusals: 1 }])
  })
})

describe('the schema of a record', () => {
  const whole = leadRecord({ id: 'a' })
  const [delivery] = whole.deliveries

  test.each<[string, object]>([
    ['id', { id: 'a b', deliveries: [] }],
    ['created', { created: '2026-11-23' }],
    ['kind', { kind: 'a\0' }],
    ['format', { format: 2 }],
    ['body', { body: { name: 'Sam Lee' } }],
    ['body', { body: { category: 'Used Vehicle Enquiry', car_id: 7 } }],
    ['changes', { changes: { name: 'Sam' } }],
    ['deliveries', { deliveries: [{ ...delivery, id: 'b-1' }] }],
    ['deliveries', { deliveries: [delivery, delivery] }],
  ])('refuses a wrong %s', (name, wrong) => {
    const read = leadRecordSchema.safeParse({ ...whole, ...wrong })
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([name])
  })

  test('takes a body that today’s rules would refuse: no lead is lost by them', () => {
    const body = { category: 'A category of before', nickname: 'Sam' }
    const read: LeadRecord = leadRecordSchema.parse({ ...whole, body })
    expect(read.body).toEqual(body)
  })
})
