import { beforeAll, describe, expect, test } from 'vitest'
import { leadSearchTerms } from '#domain/enquiry/lead-search.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { LeadFilter, LeadWorkStore } from './lead-work.ts'
import { minutesLater, newLead } from './new-lead.fixture.ts'
import { newMessage } from './new-message.fixture.ts'
import type { Store } from './store.ts'

const by = (person: string | undefined, minutes = 5) => ({
  person,
  at: minutesLater(minutes),
  client: undefined,
})
const fresh = {
  stage: 'new',
  reason: undefined,
  owner: undefined,
  location: 'newstead',
  firstAnswerAt: undefined,
  version: 1,
}

describeOnEngines('what is done with leads', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let other: Store
  let work: LeadWorkStore

  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
    work = store.leadWork('harbour')
  })

  const save = async (...ids: string[]) => {
    for (const [at, id] of ids.entries()) {
      await store.leads('harbour').save(newLead({ id, created: minutesLater(at) }))
    }
  }
  const listed = async (of: LeadFilter) =>
    (await work.page({ ...of, limit: 9 })).map(({ lead }) => lead.id)
  const audited = async () =>
    (await store.staff('harbour').audit.entries({ limit: 9 })).map(({ action, details }) => [
      action,
      details,
    ])

  describe('pages', () => {
    test('are of the newest first, by their last lead, with deliveries (Spec 6.03)', async () => {
      await save('a', 'b', 'c')
      const [first, second] = await work.page({ limit: 2 })
      expect(first).toMatchObject({
        lead: { id: 'c', body: { name: 'Sam Lee' } },
        work: fresh,
        deliveries: { waiting: 2, done: 0, failed: 0 },
      })
      const last = await work.page({ limit: 2, after: second?.lead })
      expect(last.map(({ lead }) => lead.id)).toEqual(['a'])
    })

    test('are of a stage, an owner, none, or of what did not arrive, as the counts say (Spec 6.03)', async () => {
      await save('a', 'b', 'c', 'd')
      await work.change(
        [
          { id: 'a', version: 1, owner: 'gwen' },
          { id: 'b', version: 1, stage: 'booked', owner: 'leo' },
          { id: 'c', version: 1, stage: 'won', owner: 'gwen' },
        ],
        by('gwen'),
      )
      const claim = { worker: 'one', now: minutesLater(9), leaseMs: 60_000, limit: 1 }
      const [delivery] = await store.claimAllDeliveries({
        ...claim,
        kinds: ['mail'],
        perDestination: 1,
      })
      if (!delivery) throw new Error('expected a delivery')
      await store.finishAllDeliveries('one', [{ delivery, next: { state: 'failed' } }])
      const stages = ['new', 'contacted', 'booked'] as const
      expect(await listed({ stages })).toEqual(['d', 'b', 'a'])
      expect(await listed({ stages, owner: null })).toEqual(['d'])
      expect(await listed({ stages, owner: 'gwen' })).toEqual(['a'])
      expect(await listed({ stages: ['won'] })).toEqual(['c'])
      expect(await listed({ isUndelivered: true })).toEqual(['a'])
      expect(await work.count({ stages, owner: null })).toBe(1)
      expect(await work.counts('gwen')).toEqual({ open: 3, unowned: 1, mine: 1, undelivered: 1 })
    })

    test('find a person, a number in any spelling, a car and an id (Spec 6.03)', async () => {
      await save('lead-a', 'lead-b')
      const body = {
        category: 'Test Drive',
        name: 'Zoë 100%_Brennan',
        email: 'zoe@example.com',
        stock_number: 'H10009',
      } as const
      await store.leads('harbour').save(newLead({ id: 'lead-z', created: minutesLater(9), body }))
      const found = (typed: string) => listed({ terms: leadSearchTerms(typed, 'AU') })
      expect(await found('zoe brennan')).toEqual(['lead-z'])
      expect(await found('100%_b')).toEqual(['lead-z'])
      expect(await found('%_%')).toEqual([])
      expect(await found('h10009 ZOE@')).toEqual(['lead-z'])
      expect(await found('0491 570 006')).toEqual(['lead-b', 'lead-a'])
      expect(await found('+61 (0) 491 570 006')).toEqual(['lead-b', 'lead-a'])
      expect(await found('sam lead-a')).toEqual(['lead-a'])
    })
  })

  describe('a change', () => {
    test('is of stage, reason and owner, with its history and audit (Spec 6.03)', async () => {
      await save('a')
      const change = { id: 'a', version: 1, stage: 'lost', reason: 'Bought elsewhere' } as const
      const lost = {
        ...fresh,
        stage: 'lost',
        reason: 'Bought elsewhere',
        owner: 'gwen',
        version: 2,
      }
      expect(await work.change([{ ...change, owner: 'gwen' }], by('gwen'))).toEqual([
        { id: 'a', state: 'changed', work: lost },
      ])
      expect((await work.lead('a'))?.work).toEqual(lost)
      expect(await work.events('a')).toMatchObject([
        { n: 2, person: 'gwen', deed: { kind: 'owner', to: 'gwen' } },
        { n: 1, deed: { kind: 'stage', from: 'new', to: 'lost', reason: 'Bought elsewhere' } },
      ])
      expect(await audited()).toEqual([
        ['lead_changed', { lead: 'a', stage: 'lost', owner: 'gwen' }],
      ])
      const back = await work.change(
        [{ id: 'a', version: 2, stage: 'new', owner: null }],
        by('leo'),
      )
      expect(back).toMatchObject([{ work: { ...fresh, version: 3 } }])
    })

    test('of a lead that changed meanwhile stores nothing, unless it wants the same (Spec 6.03)', async () => {
      await save('a')
      await work.change([{ id: 'a', version: 1, stage: 'contacted' }], by('gwen'))
      const contacted = { stage: 'contacted', version: 2, firstAnswerAt: minutesLater(5) }
      expect(
        await work.change([{ id: 'a', version: 1, stage: 'booked' }], by('leo')),
      ).toMatchObject([{ id: 'a', state: 'changed_meanwhile', work: contacted }])
      expect(
        await work.change([{ id: 'a', version: 1, stage: 'contacted' }], by('leo')),
      ).toMatchObject([{ state: 'changed', work: contacted }])
      expect(await work.events('a')).toHaveLength(1)
      expect(await audited()).toHaveLength(1)
    })

    test('of fifty at once by two processes is stored once (Spec 6.03)', async () => {
      await save('a')
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          (at % 2 ? store : other)
            .leadWork('harbour')
            .change([{ id: 'a', version: 1, owner: `person-${at}` }], by(`person-${at}`)),
        ),
      )
      expect(outcomes.flat().filter(({ state }) => state === 'changed')).toHaveLength(1)
      expect((await work.lead('a'))?.work.version).toBe(2)
    })

    test('of many keeps each on its own (Spec 6.03)', async () => {
      await save('a', 'b')
      await work.change([{ id: 'b', version: 1, stage: 'spam' }], by('gwen'))
      const both = ['a', 'b', 'none'].map((id) => ({ id, version: 1, owner: 'leo' }))
      const outcomes = await work.change(both, by('leo'))
      expect(outcomes.map(({ state }) => state)).toEqual([
        'changed',
        'changed_meanwhile',
        'unknown',
      ])
    })
  })

  describe('an answer', () => {
    test('by phone is noted, the first counts, and a slip is taken back (Spec 6.03)', async () => {
      await save('a')
      const called = { ...fresh, stage: 'contacted', firstAnswerAt: minutesLater(5), version: 2 }
      expect(await work.add('a', { kind: 'call' }, by('gwen'))).toEqual(called)
      expect(await work.add('a', { kind: 'call' }, by('gwen', 9))).toEqual(called)
      expect(await work.add('a', { kind: 'note', text: 'Rang out' }, by('leo'))).toEqual(called)
      expect(await work.add('none', { kind: 'call' }, by('leo'))).toBeUndefined()
      const back = await work.change([{ id: 'a', version: 2, stage: 'new' }], by('gwen'))
      expect(back).toMatchObject([{ work: { firstAnswerAt: minutesLater(5) } }])
    })

    test('by mail is stored with its message, once, and sent (Spec 6.03)', async () => {
      await save('a')
      const message = newMessage({
        id: 'a-reply-1',
        to: { kind: 'mail', address: 'sam@example.com' },
      })
      const reply = { message, subject: 'Re: Hilux', text: 'It is.' }
      const answered = { stage: 'contacted', firstAnswerAt: minutesLater(5), version: 2 }
      expect(await work.reply('a', reply, by('gwen'))).toMatchObject(answered)
      expect(await work.reply('a', reply, by('gwen', 6))).toMatchObject(answered)
      expect(await work.events('a')).toMatchObject([
        {
          n: 1,
          deed: { kind: 'reply', message: 'a-reply-1', subject: 'Re: Hilux', text: 'It is.' },
        },
      ])
      expect(await work.replies('a')).toMatchObject([{ id: 'a-reply-1', state: 'waiting' }])
      expect(await work.reply('none', reply, by('gwen'))).toBeUndefined()
      await store.personal('harbour').eraseLead('a')
      expect(await store.messages('harbour').message('a-reply-1')).toBeUndefined()
      expect(await work.events('a')).toEqual([])
    })
  })

  test('a delivery is sent again where it is of that lead and nobody is sending it (Spec 6.03)', async () => {
    await save('a', 'b')
    expect(await work.resend('b', 'a-1', by('gwen'))).toBe(false)
    expect(await work.resend('a', 'a-1', by('gwen'))).toBe(true)
    const [again] = await store.leads('harbour').deliveries('a')
    expect(again).toMatchObject({ id: 'a-1', state: 'waiting', nextAt: minutesLater(5) })
    expect(await work.events('a')).toMatchObject([
      { deed: { kind: 'sent_again', delivery: 'a-1' } },
    ])
    expect(await audited()).toEqual([['delivery_sent_again', { lead: 'a', delivery: 'a-1' }]])
  })

  test('those who have a lead open see each other, over two processes, until they leave (Spec 6.03)', async () => {
    await save('a')
    const staff = store.staff('harbour')
    for (const id of ['gwen', 'leo']) {
      const invitation = { id, email: `${id}@example.com`, role: 'sales', tokenHash: id } as const
      await staff.invite({ ...invitation, expires: minutesLater(99) }, by(undefined))
      await store.staffAccounts.members.accept(id, { id, name: id, password: '' }, by(undefined))
    }
    const meet = (from: Store, person: string, minutes: number) =>
      from
        .leadWork('harbour')
        .meet('a', person, { now: minutesLater(minutes), since: minutesLater(minutes - 1) })
    expect(await meet(store, 'gwen', 5)).toEqual([])
    expect(await meet(other, 'leo', 5.5)).toEqual(['gwen'])
    expect(await meet(store, 'gwen', 6)).toEqual(['leo'])
    expect(await meet(store, 'gwen', 9)).toEqual([])
    await work.change([{ id: 'a', version: 1, owner: 'leo' }], by('gwen'))
    await staff.changeRole('gwen', 'owner', by(undefined))
    await staff.remove('leo', by(undefined))
    expect((await work.lead('a'))?.work).toMatchObject({ owner: undefined, version: 3 })
  })
})
