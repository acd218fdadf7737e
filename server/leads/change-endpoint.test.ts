import { expect, test } from 'vitest'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { enquiry, key, leadServer } from './lead-server.fixture.ts'

describeOnEngines('PATCH /api/leads/:lead_id', (engine) => {
  test('a lead is changed with the key of its answer, and an accepted offer counted once (Spec 7.26, D20, D21)', async () => {
    const { post, patch, store, counted } = await leadServer(engine)
    const { data } = await post(enquiry, key('one'))
    counted.length = 0
    for (let time = 0; time < 2; time++) {
      const change = { key: data.key, offer_accepted: true, subcategory: '3. Offer Accepted' }
      const { status, data: answer } = await patch(data.lead_id, change)
      expect([status, answer.lead_id, answer.event]).toEqual([200, data.lead_id, 18])
    }
    await patch(data.lead_id, { key: data.key, form_completed: true })
    expect(counted).toEqual([{ tenant: 'harbour', day: '2026-11-21', event: 18, carId: 'used' }])
    expect((await store.leads('harbour').lead(data.lead_id))?.changes).toEqual({
      offer_accepted: true,
      form_completed: true,
      subcategory: '3. Offer Accepted',
    })
  })

  test('PATCH needs the key of the answer: an unknown lead and another key are told alike (D21)', async () => {
    const { post, patch, store, counted } = await leadServer(engine)
    const { data } = await post(enquiry, key('one'))
    const other = await post({ ...enquiry, message: 'Another' }, key('two'))
    counted.length = 0
    const tries = [
      [data.lead_id, other.data.key, undefined],
      [crypto.randomUUID(), data.key, undefined],
      // At another dealer.
      [data.lead_id, data.key, 'kiwi.localhost'],
    ] as const
    const answers = []
    for (const [id, secret, at] of tries) {
      answers.push(await patch(id, { key: secret, offer_accepted: true }, at))
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect((await store.leads('harbour').lead(data.lead_id))?.changes).toEqual({})
    expect(counted).toEqual([])
  })

  test.each([
    ['without a key', {}, 422],
    ['with another field', { key: 'k', name: 'Sam' }, 422],
    ['with a control character', { key: 'k', subcategory: 'a\u0000b' }, 422],
    ['with a key that no lead has', { key: '\u0000' }, 422],
  ])('a change %s is refused (D22)', async (_, body, status) => {
    const { patch } = await leadServer(engine)
    expect((await patch('lead', body)).status).toBe(status)
    expect((await patch('%00', { key: 'k' })).status).toBe(404)
  })
})
