import { beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptOffer } from '#domain/trade-in/offer-acceptance.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { leadCreated, mail, minutesLater, newLead } from './new-lead.fixture.ts'
import { newValuation, valuationSteps } from './new-valuation.fixture.ts'
import type { Store } from './store.ts'
import type { ValuationStore } from './valuation-store.ts'

const id = 'a-valuation'
const { looking_up, images, your_details, done } = valuationSteps
const answer = (version: number, minutes = 1) => ({ version, now: minutesLater(minutes) })
const asked = { km: 61_500, isAsked: true }
const DAY = 60 * 24

describeOnEngines('valuations', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let other: Store
  let valuations: ValuationStore
  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
  })
  beforeEach(async () => {
    valuations = store.valuations('harbour')
    await valuations.begin(newValuation({ id, car: 'wished' }))
  })
  const found = (minutes = 1) => valuations.valuation(id, minutesLater(minutes))
  const submitted = (lead = newLead({ id: 'lead-1', destinations: [mail] }), wish = asked) =>
    valuations.submit(id, answer(1), lead, wish, () => done)
  const open = async (minutes: number) =>
    (await store.allOpenValuations(minutesLater(minutes), 9)).map((each) => each.id)
  const take = (minutes: number, until = minutes + 1) =>
    valuations.takeWork(id, minutesLater(minutes), minutesLater(until))

  test('are found by their id until they expire (Spec 4.22)', async () => {
    expect(await found()).toMatchObject({ id, version: 1, state: looking_up, car: 'wished' })
    expect(await found(14 * DAY)).toBeUndefined()
    expect(await valuations.valuation('another', leadCreated)).toBeUndefined()
    expect(await valuations.valuation('\0', leadCreated)).toBeUndefined()
  })

  test('a step that was answered is stored once: an older version changes nothing (Spec 4.22)', async () => {
    const posted = { ...answer(1), lastPost: 'a-digest' }
    const both = [valuations, other.valuations('harbour')]
    const stored = await Promise.all(both.map((each) => each.advance(id, posted, images)))
    expect(stored.toSorted()).toEqual([false, true])
    expect(await valuations.advance(id, answer(1, 2), your_details)).toBe(false)
    expect(await found()).toMatchObject({ version: 2, state: images, lastPost: 'a-digest' })
  })

  test('a look-up is given to one process, and again after its time (Spec 4.23)', async () => {
    expect(await open(1)).toEqual([id])
    const both = [valuations, other.valuations('harbour')]
    const taken = await Promise.all(
      both.map((each) => each.takeWork(id, minutesLater(1), minutesLater(2))),
    )
    expect(taken.filter(Boolean)).toMatchObject([{ kind: 'look_up', valuation: { version: 1 } }])
    expect([await open(1), await open(2)]).toEqual([[], [id]])
    expect(await take(2)).toMatchObject({ kind: 'look_up' })
    await valuations.advance(id, answer(1), images)
    expect([await open(99), await take(99)]).toEqual([[], undefined])
  })

  test('the lead is stored with its deliveries and its valuation at once (D23, Spec 4.27)', async () => {
    expect(await submitted()).toEqual({ lead: 'lead-1', isNew: true })
    expect(await found()).toMatchObject({ version: 2, state: done, lead: 'lead-1' })
    expect(await store.leads('harbour').deliveries('lead-1')).toHaveLength(1)
    expect(await valuations.ofLead('lead-1')).toEqual(await found())
  })

  test('a lead of an older version is not stored, and a repeated one is the same (D24)', async () => {
    const late = newLead({ id: 'late' })
    expect(await valuations.submit(id, answer(0), late, asked, () => done)).toBeUndefined()
    expect(await store.leads('harbour').lead('late')).toBeUndefined()
    await submitted()
    await valuations.begin(newValuation({ id: 'second' }))
    const again = newLead({ id: 'lead-2', digest: 'digest-of-lead-1' })
    expect(await valuations.submit('second', answer(1), again, asked, () => done)).toEqual({
      lead: 'lead-1',
      isNew: false,
    })
    expect(await store.leads('harbour').leads({ limit: 9 })).toHaveLength(1)
    // The same answers are asked about once.
    expect(await open(9)).toEqual([id])
  })

  test('an estimate is asked for once: who died with it leaves none (Spec 7.15)', async () => {
    await submitted()
    expect(await take(1)).toMatchObject({ kind: 'estimate', valuation: { version: 2 } })
    expect(await take(1)).toBeUndefined()
    expect(await open(2)).toEqual([id])
    expect(await take(2)).toBeUndefined()
    expect(await found()).toMatchObject({
      version: 3,
      estimate: { km: 61_500, at: minutesLater(2), range: undefined },
    })
    expect(await open(99)).toEqual([])
  })

  test('an estimate that comes is stored for the odometer that was asked (Spec 5.26)', async () => {
    await submitted()
    await take(1)
    const range = { from: 18_000, to: 20_500 }
    expect(await valuations.settleEstimate(id, 1, minutesLater(2), range)).toBe(false)
    expect(await valuations.settleEstimate(id, 2, minutesLater(2), range)).toBe(true)
    expect(await valuations.settleEstimate(id, 3, minutesLater(2), range)).toBe(false)
    expect((await found())?.estimate).toEqual({
      km: 61_500,
      asked: minutesLater(1),
      at: minutesLater(2),
      range,
    })
    expect(await valuations.askAgain(id, answer(3, 5), { km: 70_000, isAsked: true })).toBe(true)
    expect((await found())?.estimate).toEqual({
      km: 70_000,
      asked: undefined,
      at: undefined,
      range: undefined,
    })
    expect(await take(6)).toMatchObject({ kind: 'estimate' })
  })

  test('a car that is not valued online is asked about nowhere (Spec 5.26)', async () => {
    await submitted(undefined, { km: 200_000, isAsked: false })
    expect(await open(9)).toEqual([])
    expect((await found())?.estimate).toMatchObject({ km: 200_000, at: minutesLater(1) })
  })

  test('an offer is accepted once, in its lead too (Spec 4.21)', async () => {
    await submitted()
    const accept = (each = valuations) => each.accept(id, minutesLater(3), acceptOffer())
    expect(await accept()).toBeUndefined()
    await take(1)
    await valuations.settleEstimate(id, 2, minutesLater(2), { from: 1, to: 2 })
    const both = await Promise.all([accept(), accept(other.valuations('harbour'))])
    expect(both.map((each) => each?.isFirst).toSorted()).toEqual([false, true])
    expect((await found())?.acceptedAt).toBe(minutesLater(3))
    expect((await store.leads('harbour').lead('lead-1'))?.changes).toEqual({
      subcategory: '3. Offer Accepted',
      offer_accepted: true,
      form_completed: true,
    })
  })

  test('are deleted when they end, with a lead later', async () => {
    await valuations.begin(newValuation({ id: 'with-lead' }))
    const lead = newLead({ id: 'lead-1' })
    await valuations.submit('with-lead', answer(1), lead, asked, () => done)
    const left = async () =>
      (await store.allOpenValuations(minutesLater(99 * DAY), 9)).map((each) => each.id)
    await store.forgetAllEndedValuations(minutesLater(14 * DAY - 1), minutesLater(-76 * DAY))
    expect(await left()).toEqual(['a-valuation', 'with-lead'])
    await store.forgetAllEndedValuations(minutesLater(14 * DAY), minutesLater(-76 * DAY))
    expect(await left()).toEqual(['with-lead'])
    await store.forgetAllEndedValuations(minutesLater(90 * DAY), minutesLater(0))
    expect(await left()).toEqual([])
  })
})
