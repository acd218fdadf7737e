import { beforeAll, expect, test } from 'vitest'
import { demoHost } from '../app.fixture.ts'
import { openedContent } from '../messages/message.ts'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import type { Store } from '../store/store.ts'

const friday = {
  location: 'harbour-newstead',
  startsAt: '2026-11-27T00:30:00.000Z',
  local: '2026-11-27T10:30',
}

describeOnEngines('appointments of a dealer', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  /** A seller of Harbour, and a buyer who has asked for Friday 10.30. */
  async function world() {
    const server = await staffServer(store)
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'sales' }))
    const body = {
      category: 'Test Drive' as const,
      name: 'Tahlia',
      email: 'tahlia@example.com',
      location: 'harbour-newstead',
    }
    const [kind, id] = ['test_drive', 'tahlia']
    await store
      .leads('harbour')
      .save(newLead({ id, kind, body, appointment: friday, destinations: [] }))
    const site = (name: string) => ({ params: { site: 'harbour', id: name } })
    const week = async () =>
      (await sam.call('GET /:site/appointments', { ...site(''), query: '?from=2026-11-23' })).data
    return {
      server,
      sam,
      week,
      entries: async () => (await week()).entries,
      post: (what: 'confirm' | 'move' | 'cancel', name: string, sent: object) =>
        sam.call(`POST /:site/appointments/:id/${what}`, { ...site(name), body: sent }),
      book: (sent: object) => sam.call('POST /:site/appointments', { ...site(''), body: sent }),
      keep: (sent: object) =>
        sam.call('POST /:site/appointments/keep', { ...site(''), body: sent }),
      free: (name: string) => sam.call('POST /:site/appointments/:id/free', site(name)),
      /** What was written, the latest first. */
      async letters() {
        const messages = await store.messages('harbour').latest(9)
        return messages.map(({ content = '' }) => openedContent(server.keyring, content))
      },
      taken: () =>
        store.appointments('harbour').taken({ location: 'harbour-newstead', from: '', to: '9' }),
    }
  }
  type World = Awaited<ReturnType<typeof world>>

  /** The page of the link in the latest letter. */
  async function pageOf({ server, letters }: World) {
    const [letter] = await letters()
    const link = new URL(/https?:\S+\/test-drives\/\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    const ask = (path: string, init?: RequestInit, host = demoHost) =>
      server.app.request(`http://${host}${path}`, init)
    return {
      path: link.pathname,
      ask,
      async text() {
        const answer = await ask(link.pathname)
        return { status: answer.status, html: await answer.text() }
      },
      send: (fields: Record<string, string>) =>
        ask(link.pathname, {
          method: 'POST',
          headers: {
            origin: `http://${demoHost}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(fields).toString(),
        }),
    }
  }

  test('what a buyer asked for is confirmed, moved and cancelled, which the buyer is told (Spec 5.09, D39)', async () => {
    const { entries, post, letters, taken, sam } = await world()
    const asked = { id: 'tahlia', kind: 'drive', state: 'asked', at: friday.local, version: 1 }
    expect(await entries()).toMatchObject([{ ...asked, buyer: { name: 'Tahlia' } }])
    expect(await post('confirm', 'tahlia', { version: 1 })).toMatchObject({
      status: 200,
      data: { state: 'confirmed', version: 2 },
    })
    expect(await letters()).toMatchObject([
      { subject: 'Your test drive is confirmed: Friday 27 November, 10.30am' },
    ])
    const to = { location: 'harbour-newstead', at: '2026-11-27T11:00' }
    expect(await post('move', 'tahlia', { version: 1, ...to })).toMatchObject({
      status: 409,
      data: { code: 'changed_meanwhile', entry: { version: 2 } },
    })
    expect(await post('move', 'tahlia', { version: 2, ...to })).toMatchObject({
      data: { at: to.at, version: 3 },
    })
    const [moved] = await letters()
    expect(moved?.text).toContain(
      'It was on Friday 27 November, 10.30am. It is now on Friday 27 November, 11am',
    )
    expect(await taken()).toEqual(['2026-11-27T01:00:00.000Z'])
    expect((await store.leads('harbour').lead('tahlia'))?.appointment?.local).toBe(to.at)
    const message = 'The ute was sold this morning.'
    expect(await post('cancel', 'tahlia', { version: 3, message })).toMatchObject({
      data: { state: 'cancelled' },
    })
    expect((await letters())[0]?.text).toContain(message)
    expect([await taken(), await entries()]).toEqual([[], []])
    const log = await store.staff('harbour').audit.entries({ limit: 99 })
    const did = log.map(({ action }) => action).filter((action) => action.startsWith('appointment'))
    expect(did).toEqual(['appointment_cancelled', 'appointment_moved', 'appointment_confirmed'])
    expect(sam).toBeDefined()
  })

  test('of a buyer and a seller who want one time, one has it, and kept times are nobody’s (Spec 7.07)', async () => {
    const { book, keep, free, entries, post, taken } = await world()
    const somebody = {
      kind: 'drive',
      location: 'harbour-newstead',
      name: 'Bill',
      phone: '0491 570 006',
    }
    expect(await book({ ...somebody, at: friday.local })).toMatchObject({
      status: 409,
      data: { code: 'slot_taken', error: 'Just taken: somebody else has this time now' },
    })
    const photos = {
      location: 'harbour-newstead',
      at: '2026-11-27T09:30',
      times: 2,
      reason: 'Photos',
    }
    const { data } = await keep(photos)
    expect(await entries()).toMatchObject([
      { kind: 'kept', at: '2026-11-27T09:30', reason: 'Photos', kept_by: 'Sam' },
      { kind: 'kept', at: '2026-11-27T10:00' },
      { id: 'tahlia' },
    ])
    expect(await keep({ ...photos, at: '2026-11-27T10:00' })).toMatchObject({ status: 409 })
    const to = { location: 'harbour-newstead', at: '2026-11-27T10:00', version: 1 }
    expect(await post('move', 'tahlia', to)).toMatchObject({ data: { code: 'slot_taken' } })
    expect((await taken()).length).toBe(3)
    for (const id of data.ids) expect((await free(id)).status).toBe(204)
    const many = await Promise.all(
      [1, 2, 3].map((n) => book({ ...somebody, name: `Bill ${n}`, at: to.at })),
    )
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await entries()).toMatchObject([
      { state: 'confirmed', at: to.at, buyer: { phone: '+61491570006' } },
      { id: 'tahlia', at: friday.local, version: 1 },
    ])
  })

  test('a service that is asked for without a time gets one (Spec 2.13)', async () => {
    const { week, post } = await world()
    const body = {
      category: 'Service Booking' as const,
      name: 'Omar',
      phone: '+61491570156',
      preferred_day: '2026-11-26',
      'Service Location': 'harbour-newstead',
    }
    await store
      .leads('harbour')
      .save(newLead({ id: 'omar', kind: 'service', body, destinations: [] }))
    expect((await week()).wishes).toMatchObject([
      { id: 'omar', day: '2026-11-26', location: 'harbour-newstead' },
    ])
    const to = { location: 'harbour-newstead', at: '2026-11-26T14:00', version: 0 }
    expect(await post('move', 'omar', to)).toMatchObject({ data: { kind: 'service', version: 1 } })
    expect(await post('move', 'omar', to)).toMatchObject({ data: { code: 'changed_meanwhile' } })
    expect((await week()).wishes).toEqual([])
    expect(await store.messages('harbour').latest(1)).toMatchObject([
      { id: 'omar-appointment-1-buyer' },
    ])
  })

  test('the link of a letter shows the buyer’s appointment, moves and cancels it, until it is over (FLOWS 4)', async () => {
    const harbour = await world()
    await harbour.post('confirm', 'tahlia', { version: 1 })
    const page = await pageOf(harbour)
    const shown = await page.text()
    expect(shown.status).toBe(200)
    expect(shown.html).toContain('Your test drive is confirmed')
    expect(shown.html).toContain('value="2026-11-27T11:00"')
    const forged = `${page.path.slice(0, -3)}abc`
    expect((await page.ask(forged)).status).toBe(404)
    expect((await page.ask(page.path, undefined, 'kiwi.localhost')).status).toBe(404)
    const moved = await page.send({ do: 'move', at: '2026-11-27T11:00', version: '2' })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${page.path}?done=moved`])
    expect(await harbour.entries()).toMatchObject([
      { at: '2026-11-27T11:00', state: 'asked', version: 3 },
    ])
    const subjects = (await harbour.letters()).map((letter) => letter?.subject)
    expect(subjects).toContain('Moved by the buyer: test drive, Friday 27 November, 11am')
    const late = await page.send({ do: 'move', at: '2026-11-27T11:30', version: '2' })
    expect(late.headers.get('location')).toBe(`${page.path}?done=stale`)
    await page.send({ do: 'cancel', version: '3' })
    expect((await page.text()).html).toContain('Your test drive is cancelled')
    expect(await harbour.taken()).toEqual([])
    harbour.server.clock.now = new Date('2026-11-27T02:00:00.000Z')
    const over = await page.text()
    expect(over.html).toContain('This link has ended')
    expect([over.status, over.html.includes('27 November')]).toEqual([404, false])
  })
})
