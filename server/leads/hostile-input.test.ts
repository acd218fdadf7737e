import { expect, test } from 'vitest'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { enquiry, key, leadServer, sam } from './lead-server.fixture.ts'

const form = { form_id: 'enquiry', ...sam }

describeOnEngines('whatever is typed', (engine) => {
  test.each<[string, keyof typeof sam, string]>([
    ['ten thousand letters in a name', 'name', 'x'.repeat(10_000)],
    ['ten thousand letters in an e-mail', 'email', `${'x'.repeat(10_000)}@example.com`],
    ['a header in an e-mail', 'email', 'sam@example.com\r\nBcc: all@example.com'],
    ['two e-mails', 'email', 'sam@example.com,all@example.com'],
    ['a name of nothing that can be seen', 'name', '\u0000\u202e \ufeff'],
    ['a message of 5,001 letters', 'message', 'x'.repeat(5_001)],
    ['letters in a phone', 'phone', 'call me'],
  ])(
    '%s is refused at its field, with script and without, and nothing is stored',
    async (_, name, value) => {
      const { post, submit, leads } = await leadServer(engine)
      const { status, data } = await post({ ...enquiry, [name]: value })
      expect([status, Object.keys(data.fields ?? {})]).toEqual([422, [name]])
      const found = await submit('/cars/car-used/plain', { ...form, [name]: value })
      expect(found.status).toBe(422)
      expect(found.text).toContain(
        JSON.stringify(data.fields?.[name]).slice(1, 20).replace(/'/g, '&#x27;'),
      )
      expect(await leads()).toEqual([])
    },
  )

  test.each<[string, keyof typeof sam, string, string]>([
    ['control characters', 'name', 'Sam\u0000\u0007\u009f Lee', 'Sam Lee'],
    ['text that turns its direction', 'name', '\u202eeeL maS\u2066', 'eeL maS'],
    ['a header in a name', 'name', 'Sam\r\nBcc: all@example.com', 'Sam Bcc: all@example.com'],
    ['half a character', 'message', 'Hello \ud83d there', 'Hello  there'],
    ['a script', 'message', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['SQL', 'name', `Robert'); drop table lead;--`, `Robert'); drop table lead;--`],
    ['lines of another system', 'message', 'One\r\nTwo\rThree', 'One\nTwo\nThree'],
    ['every script of the world', 'message', 'שלום مرحبا 你好 🚗', 'שלום مرحبا 你好 🚗'],
  ])('%s is stored as harmless text, with script and without', async (_, name, value, kept) => {
    const { post, submit, store, leads } = await leadServer(engine)
    const { status, data } = await post({ ...enquiry, [name]: value })
    expect(status).toBe(201)
    const stored = await store.leads('harbour').lead(data.lead_id)
    expect(stored?.body[name]).toBe(kept)
    // Without script it is the same lead: half a character cannot be sent at all.
    const sent = value.toWellFormed().replaceAll('\ufffd', '')
    expect((await submit('/cars/car-used/plain', { ...form, [name]: sent })).status).toBe(303)
    expect(await leads()).toHaveLength(1)
  })

  test('a clock that is wrong changes neither what is stored nor how it is found (D24)', async () => {
    const { post, leads, time } = await leadServer(engine)
    const first = await post(enquiry, key('one'))
    for (const now of ['1970-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']) {
      time.now = new Date(now)
      const again = await post(enquiry, key('one'))
      expect([again.status, again.data.lead_id]).toEqual([200, first.data.lead_id])
      expect((await post({ ...enquiry, message: now }, key(now.slice(0, 4)))).status).toBe(201)
    }
    expect(await leads()).toHaveLength(3)
  })
})
