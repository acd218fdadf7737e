import { describe, expect, test } from 'vitest'
import { type AccountServer, accountServer } from '../accounts/account-server.fixture.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { mail, newLead } from '../store/new-lead.fixture.ts'

const zelda = { phone: '+61491570006', name: 'Zelda Quarrington', email: 'zelda@example.com' }
const details = { name: zelda.name, email: zelda.email }

describeOnEngines('a buyer’s own page', (engine) => {
  async function signedIn() {
    const server = await accountServer(engine)
    const own = server.browser()
    await server.signIn(own)
    server.later(60)
    return { server, own }
  }
  const enquire = ({ store, time }: AccountServer, id: string, phone = zelda.phone) =>
    store.leads('harbour').save(
      newLead({
        id,
        created: time.now.toISOString(),
        destinations: [mail],
        body: { category: 'Test Drive', phone, name: zelda.name, location: 'newstead' },
        appointment: {
          location: 'newstead',
          startsAt: `2026-11-26T0${id.length % 9}:30:00.000Z`,
          local: '2026-11-26T10:30',
        },
      }),
    )

  test.each(['/my-details', '/my-details/delete'])(
    '%s is for signed-in buyers: others sign in first, and come back (Spec 2.30)',
    async (path) => {
      const { browser } = await accountServer(engine)
      const { status, location, answer } = await browser().get(path)
      expect(status).toBe(303)
      expect(location).toContain(`redirect=${encodeURIComponent(path)}`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test('shows who is signed in, and is stored by no cache (Spec 6.02)', async () => {
    const { own } = await signedIn()
    const { status, text, answer } = await own.get('/my-details')
    expect([status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(text).toMatch(/signed in with the number 0491&#160;570&#160;006/)
    expect((await own.get('/my-details/delete')).text).toContain('What is kept')
  })

  test('takes a name and an email, and shows them again (Spec 6.02)', async () => {
    const { own } = await signedIn()
    const { status, location = '' } = await own.submit('/my-details', details)
    expect([status, location]).toEqual([303, '/my-details?saved=1'])
    const { text } = await own.get(location)
    for (const part of [zelda.name, zelda.email, 'Your details are saved.']) {
      expect(text).toContain(part)
    }
    expect((await own.get('/api/me')).text).toContain(zelda.name)
    await own.submit('/my-details', { name: '', email: '' })
    expect((await own.get('/my-details')).text).not.toContain(zelda.name)
  })

  test('what cannot be accepted comes back as it was typed, and is not stored (Spec 5.25)', async () => {
    const { own } = await signedIn()
    await own.submit('/my-details', details)
    const typed = { name: `<b>${'n'.repeat(101)}`, email: 'zelda@' }
    const { status, text } = await own.submit('/my-details', typed)
    expect(status).toBe(422)
    for (const part of ['value="zelda@"', '&lt;b&gt;nnn', 'Please enter a full email address']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/<title>Error/)
    expect((await own.get('/my-details')).text).toContain(zelda.email)
  })

  test.each(['/my-details', '/my-details/delete'])(
    'a form of another site at %s is refused, and changes nothing',
    async (path) => {
      const { server, own } = await signedIn()
      await own.submit('/my-details', details)
      const headers = { origin: 'https://evil.example' }
      expect((await own.submit(path, { enquiries: '1', name: 'x' }, headers)).status).toBe(403)
      expect((await own.get('/my-details')).text).toContain(zelda.name)
      // Without a session the form leads to sign-in.
      const { status, location } = await server.browser().submit(path, { enquiries: '1' })
      expect([status, location]).toEqual([303, expect.stringContaining('/sign-in?')])
      expect((await own.get('/my-details')).text).toContain(zelda.name)
    },
  )

  test('shows enquiries of the verified number since it was verified, and no others (Spec 6.02)', async () => {
    const server = await accountServer(engine)
    await enquire(server, 'before')
    server.later(60)
    const own = server.browser()
    await server.signIn(own)
    server.later(60)
    await enquire(server, 'of-another', '+61491570157')
    const none = (await own.get('/my-details')).text
    expect(none).toContain('None yet.')
    expect(none).not.toContain('Booked for')
    await enquire(server, 'later')
    const { text } = await own.get('/my-details')
    expect(text.match(/Booked for [^<]*/g)).toEqual([
      expect.stringMatching(/^Booked for 26 November 2026 at 3:30/),
    ])
    server.later(60)
    const other = server.browser({ address: '192.0.2.7' })
    await server.signIn(other, '0491 570 157')
    expect((await other.get('/my-details')).text).not.toContain('Booked for')
  })

  test('the file has everything of its buyer, for nobody else (Spec 6.02)', async () => {
    const { server, own } = await signedIn()
    await own.submit('/my-details', details)
    await enquire(server, 'later')
    const { answer, text } = await own.get('/api/my-details')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="my-data-harbour.json"',
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(JSON.parse(text)).toMatchObject({
      site: 'Harbour Motor Group',
      account: [zelda],
      enquiries: [{ id: 'later', body: { category: 'Test Drive' } }],
    })
    expect(text).not.toMatch(/token|signature|edit/)
    const { status, location } = await server.browser().get('/api/my-details')
    expect([status, location]).toEqual([303, expect.stringContaining('/sign-in?')])
  })

  describe('a deleted account', () => {
    test('is gone at once, on all devices; enquiries stay with the dealer (Spec 6.02)', async () => {
      const { server, own } = await signedIn()
      const phone = server.browser()
      await server.signIn(phone)
      await own.submit('/my-details', details)
      await enquire(server, 'later')
      const { status, location = '' } = await own.submit('/my-details/delete', {})
      expect([status, location]).toEqual([303, '/account-deleted'])
      expect([...own.jar.keys()]).toEqual([])
      expect((await own.get(location)).text).toContain('Your account is deleted')
      for (const each of [own, phone]) expect((await each.get('/my-details')).status).toBe(303)
      expect(await server.store.leads('harbour').lead('later')).toBeDefined()
      // A later sign-in with the number sees nothing of before.
      server.later(60)
      await server.signIn(own)
      const { text } = await own.get('/my-details')
      for (const part of [zelda.name, zelda.email, 'Booked for']) expect(text).not.toContain(part)
    })

    test('takes its enquiries and bookings along where that was asked for', async () => {
      const { server, own } = await signedIn()
      await enquire(server, 'later')
      await own.submit('/my-details/delete', { enquiries: '1' })
      expect(await server.store.leads('harbour').lead('later')).toBeUndefined()
    })
  })

  test('a session of one dealer is nobody’s at another one (Spec 1.11, 6.02)', async () => {
    const { server, own } = await signedIn()
    await own.submit('/my-details', details)
    const kiwi = server.browser({ host: 'kiwi.localhost' })
    for (const [name, value] of own.jar) kiwi.jar.set(name, value)
    for (const path of ['/my-details', '/api/my-details', '/my-details/delete']) {
      const { status, text } = await kiwi.get(path)
      expect([status, text.includes(zelda.name)]).toEqual([303, false])
    }
    for (const path of ['/my-details', '/my-details/delete']) {
      await kiwi.submit(path, { name: 'x', enquiries: '1' })
    }
    expect((await own.get('/my-details')).text).toContain(zelda.name)
  })
})
