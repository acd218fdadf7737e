import { describe, expect, test } from 'vitest'
import { openedContent } from '../messages/message.ts'
import { onEngines } from './staff-database.fixture.ts'
import { type Browser, codeOf, password, type StaffServer, signIn } from './staff-server.fixture.ts'

const HOUR = 3_600
const site = { site: 'harbour' }
const newAccount = { name: 'Ana Duarte', password: 'a new long password' }

const invite = (browser: Browser, email = 'ana@example.com', role = 'editor', slug = 'harbour') =>
  browser.call('POST /:site/invitations', { params: { site: slug }, body: { email, role } })

/** The text of the last mail that waits at a site. */
async function lastMail({ store, keyring }: StaffServer, slug = 'harbour') {
  const [message] = await store.messages(slug).latest(1)
  return openedContent(keyring, message?.content ?? '')
}

const tokenIn = (text = ''): string => /\/staff\/\w+\/([\w-]{43})\n/.exec(text)?.[1] ?? ''

/** A server with an owner of Harbour, signed in, and the token of a link that they sent. */
async function invited(fresh: () => Promise<StaffServer>, email?: string, role?: string) {
  const server = await fresh()
  const person = await server.person('Sam', { harbour: 'owner' })
  const sam = await server.signedIn(person)
  expect(await invite(sam, email, role)).toMatchObject({ status: 200 })
  const mail = await lastMail(server)
  const token = tokenIn(mail?.text)
  return { server, person, sam, mail, token, params: { token } }
}

onEngines('people of a site', (fresh) => {
  describe('an invitation', () => {
    test('goes by mail, and its link makes an account, once (Spec 6.03)', async () => {
      const { server, mail, params, sam } = await invited(fresh)
      expect(mail?.subject).toBe('Sam invites you to work on Harbour Motor Group')
      expect(mail?.text).toContain(`http://staff.localhost/staff/invitation/${params.token}\n`)
      expect(server.wakes()).toBe(1)
      const ana = server.browser()
      expect(await ana.call('GET /invitations/:token', { params })).toMatchObject({
        status: 200,
        data: {
          email: 'ana@example.com',
          site: { slug: 'harbour', name: 'Harbour Motor Group' },
          role: 'editor',
          account: 'new',
        },
      })
      const without = await ana.call('POST /invitations/:token/accept', { params })
      expect(without).toMatchObject({
        status: 422,
        data: { fields: { name: expect.any(String), password: expect.any(String) } },
      })
      const accept = { params, body: newAccount }
      expect(await ana.call('POST /invitations/:token/accept', accept)).toMatchObject({
        status: 200,
        data: { next: 'enrol' },
      })
      const again = await server.browser().call('POST /invitations/:token/accept', accept)
      expect(again).toMatchObject({ status: 404, data: { code: 'link_ended' } })
      const { data } = await sam.call('GET /:site/people', { params: site })
      expect(data.people.map(({ name, role }: Record<string, string>) => [name, role])).toEqual([
        ['Ana Duarte', 'editor'],
        ['Sam', 'owner'],
      ])
      expect(data.invitations).toEqual([])
    })

    test('is accepted by one of 20 at once (Spec 6.03)', async () => {
      const { server, params } = await invited(fresh)
      const tries = Array.from({ length: 20 }, (_, n) =>
        server
          .browser(`198.51.100.${n}`)
          .call('POST /invitations/:token/accept', { params, body: newAccount }),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 404)).toHaveLength(19)
    })

    test('ends after 24 hours, when it is taken back, and when another one is sent (Spec 6.03)', async () => {
      const { server, params, sam, person } = await invited(fresh)
      const find = (token: string) =>
        server.browser().call('GET /invitations/:token', { params: { token } })
      server.wait(1)
      const { data: second } = await invite(sam, ' ANA@example.com', 'viewer')
      const next = tokenIn((await lastMail(server))?.text)
      expect(await find(params.token)).toMatchObject({ status: 404 })
      expect(await find(next)).toMatchObject({ status: 200, data: { role: 'viewer' } })
      const { data } = await sam.call('GET /:site/people', { params: site })
      expect(data.invitations).toMatchObject([{ email: 'ana@example.com', invited_by: 'Sam' }])
      const cancel = { params: { ...site, id: second.id } }
      expect(await sam.call('POST /:site/invitations/:id/cancel', cancel)).toMatchObject({
        status: 204,
      })
      expect(await find(next)).toMatchObject({ status: 404 })
      expect(await sam.call('POST /:site/invitations/:id/cancel', cancel)).toMatchObject({
        status: 404,
      })
      server.wait(1)
      await invite(sam)
      const last = tokenIn((await lastMail(server))?.text)
      server.wait(24 * HOUR - 1)
      expect(await find(last)).toMatchObject({ status: 200 })
      server.wait(1)
      expect(await find(last)).toMatchObject({ status: 404 })
      await signIn(sam, person, server.clock)
      const shown = await sam.call('GET /:site/people', { params: site })
      expect(shown.data.invitations).toEqual([])
    })

    test('to a mail that has an account needs that account, and nobody gets it by the link (Spec 6.03)', async () => {
      const server = await fresh()
      const leo = await server.person('Leo', { kiwi: 'viewer' })
      const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
      const other = await server.signedIn(await server.person('Gwen', { harbour: 'viewer' }))
      await invite(sam, leo.email, 'editor')
      const params = { token: tokenIn((await lastMail(server))?.text) }
      const accept = (browser: Browser) =>
        browser.call('POST /invitations/:token/accept', { params, body: newAccount })
      expect(await other.call('GET /invitations/:token', { params })).toMatchObject({
        data: { account: 'known' },
      })
      for (const browser of [server.browser(), other]) {
        expect(await accept(browser)).toMatchObject({
          status: 409,
          data: { code: 'account_exists' },
        })
      }
      const half = server.browser()
      await half.call('POST /sign-in', { body: { email: leo.email, password } })
      expect(await accept(half)).toMatchObject({ status: 409 })
      expect((await half.call('GET /invitations/:token', { params })).data.account).toBe('known')
      const own = await server.signedIn(leo)
      expect((await own.call('GET /invitations/:token', { params })).data.account).toBe('yours')
      expect(await accept(own)).toMatchObject({ status: 200, data: { next: 'done' } })
      const { data } = await own.call('GET /me')
      expect(data.sites.map(({ slug, role }: Record<string, string>) => [slug, role])).toEqual([
        ['harbour', 'editor'],
        ['kiwi', 'viewer'],
      ])
    })

    test('to somebody who is here already is refused (Spec 6.03)', async () => {
      const { sam } = await invited(fresh)
      expect(await invite(sam, 'SAM@example.com')).toMatchObject({
        status: 409,
        data: { code: 'already_here', fields: { email: expect.any(String) } },
      })
    })
  })

  describe('a role', () => {
    test('that is changed ends the person’s sessions (Spec 6.03, D39)', async () => {
      const server = await fresh()
      const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
      const person = await server.person('Leo', { harbour: 'viewer' })
      const leo = await server.signedIn(person)
      const change = { params: { ...site, person: person.id }, body: { role: 'publisher' } }
      expect(await sam.call('PATCH /:site/people/:person', change)).toMatchObject({ status: 204 })
      expect(await leo.call('GET /me')).toMatchObject({ status: 401 })
      server.wait(30)
      await signIn(leo, person, server.clock)
      expect((await leo.call('GET /me')).data.sites).toMatchObject([{ role: 'publisher' }])
    })

    test('of a person of another site is out of reach (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
      const leo = await server.person('Leo', { kiwi: 'viewer' })
      const params = { ...site, person: leo.id }
      const body = { role: 'owner' }
      expect(await sam.call('PATCH /:site/people/:person', { params, body })).toMatchObject({
        status: 404,
      })
      expect(await sam.call('POST /:site/people/:person/remove', { params })).toMatchObject({
        status: 404,
      })
      expect((await (await server.signedIn(leo)).call('GET /me')).data.sites).toMatchObject([
        { slug: 'kiwi', role: 'viewer' },
      ])
    })

    test('of the last owner stays, however many leave at once (Spec 6.03)', async () => {
      const server = await fresh()
      const owners = []
      for (const name of ['Sam', 'Ana', 'Leo']) {
        const person = await server.person(name, { harbour: 'owner', kiwi: 'owner' })
        owners.push({ person, browser: await server.signedIn(person) })
      }
      const left = await Promise.all(
        owners.map(({ person, browser }, n) => {
          const params = { ...site, person: person.id }
          return n % 2 === 0
            ? browser.call('POST /:site/people/:person/remove', { params })
            : browser.call('PATCH /:site/people/:person', { params, body: { role: 'viewer' } })
        }),
      )
      expect(left.map(({ status }) => status).toSorted()).toEqual([204, 204, 409])
      expect(left.find(({ status }) => status === 409)?.data.code).toBe('last_owner')
      const people = await server.store.staff('harbour').people(server.clock.now.toISOString())
      expect(people.filter(({ role }) => role === 'owner')).toHaveLength(1)
    })

    test('that is gone leaves nothing of the site, and the others as they are (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
      const person = await server.person('Leo', { harbour: 'editor', kiwi: 'viewer' })
      const params = { ...site, person: person.id }
      await sam.call('POST /:site/people/:person/remove', { params })
      const leo = await server.signedIn(person)
      expect(await leo.call('GET /:site/people', { params: site })).toMatchObject({ status: 404 })
      const kiwi = { params: { site: 'kiwi' } }
      expect(await leo.call('GET /:site/people', kiwi)).toMatchObject({ status: 200 })
    })
  })

  describe('a second factor', () => {
    const reset = (browser: Browser, person: string, reason: string) =>
      browser.call('POST /:site/people/:person/reset-factors', {
        params: { ...site, person },
        body: { reason },
      })

    test('is reset by an owner, who says why: sessions end, a mail tells it, a new one is set up (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
      const person = await server.person('Leo', { harbour: 'editor' })
      const leo = await server.signedIn(person)
      expect(await reset(sam, person.id, ' ')).toMatchObject({
        status: 422,
        data: { fields: { reason: 'Please say why.' } },
      })
      expect(await leo.call('GET /me')).toMatchObject({ status: 200 })
      expect(await reset(sam, person.id, 'lost his phone')).toMatchObject({ status: 204 })
      expect(server.wakes()).toBe(1)
      expect(await leo.call('GET /me')).toMatchObject({ status: 401 })
      const mail = await lastMail(server)
      expect(mail?.subject).toBe('Your second step was reset')
      expect(mail?.text).toContain('Sam of Harbour Motor Group')
      expect(mail?.text).toContain('lost his phone')
      const body = { email: person.email, password }
      expect((await leo.call('POST /sign-in', { body })).data.next).toBe('enrol')
      const code = { body: { code: person.recoveryCodes[0] } }
      expect((await leo.call('POST /second-factor', code)).status).not.toBe(200)
      const [entry] = await server.store.staff('harbour').audit.entries({ limit: 1 })
      expect(entry).toMatchObject({ action: 'signed_in' })
      const { data } = await sam.call('GET /:site/audit', { params: site })
      const told = data.entries.find(({ action }: Record<string, string>) =>
        /reset/.test(action ?? ''),
      )
      expect([told.person.name, told.details]).toEqual([
        'Sam',
        { person: person.id, reason: 'lost his phone' },
      ])
    })

    test('of oneself, of a person of another dealer or of one who works there too is not reset (Spec 6.03, D33)', async () => {
      const server = await fresh()
      const owner = await server.person('Sam', { harbour: 'owner' })
      const sam = await server.signedIn(owner)
      const both = await server.person('Leo', { harbour: 'owner', kiwi: 'viewer' })
      const other = await server.person('Gwen', { kiwi: 'editor' })
      const codes = []
      for (const { id } of [owner, both, other]) {
        codes.push((await reset(sam, id, 'a reason')).data.code)
      }
      expect(codes).toEqual(['yourself', 'works_elsewhere', 'not_found'])
      for (const { id } of [owner, both, other]) {
        expect(await server.store.staffAccounts.factors.list(id)).toHaveLength(1)
      }
      await server.person('Sam', { kiwi: 'owner' })
      expect(await reset(sam, both.id, 'a reason')).toMatchObject({ status: 204 })
    })
  })

  test('a person is told by mail of what changes how they come in (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
    const person = await server.person('Leo', { harbour: 'viewer' })
    const leo = await server.signedIn(person)
    const told: (string | undefined)[] = []
    const tell = async () => {
      const [message] = await server.store.messages('harbour').latest(1)
      expect(message?.delivery.destination).toMatchObject({ kind: 'mail', to: [person.email] })
      told.push(openedContent(server.keyring, message?.content ?? '')?.subject)
      server.wait(1)
    }
    const next = 'another long password'
    await leo.call('POST /me/password', { body: { current: password, next } })
    await tell()
    const { data: app } = await leo.call('POST /me/totp')
    const body = { code: codeOf(app, server.clock.now) }
    await leo.call('POST /me/totp/confirm', { body })
    await tell()
    await leo.call('POST /password-reset', { body: { email: person.email } })
    const token = tokenIn((await lastMail(server))?.text)
    server.wait(1)
    await leo.call('POST /password', { body: { token, password } })
    await tell()
    const params = { ...site, person: person.id }
    await sam.call('PATCH /:site/people/:person', { params, body: { role: 'editor' } })
    await tell()
    await sam.call('POST /:site/people/:person/remove', { params })
    await tell()
    expect(told).toEqual([
      'Your password was changed',
      'An authenticator app was added to your account',
      'Your password was changed',
      'You are an editor of Harbour Motor Group now',
      'You no longer work on Harbour Motor Group',
    ])
    expect(server.wakes()).toBe(6)
  })

  describe('the audit log', () => {
    const entriesOf = async (browser: Browser, query = '') =>
      (await browser.call('GET /:site/audit', { params: site, query })).data

    test('tells every change and every sight, by whom and from where (Spec 6.03)', async () => {
      const { server, sam, person, params } = await invited(fresh)
      await sam.call('GET /:site/people', { params: site })
      const ana = server.browser('198.51.100.20')
      await ana.call('POST /invitations/:token/accept', { params, body: newAccount })
      const { data: app } = await ana.call('POST /me/totp')
      const code = codeOf(app, server.clock.now)
      await ana.call('POST /me/totp/confirm', { body: { code } })
      await ana.call('PATCH /me', { body: { name: 'Ana D.' } })
      await ana.call('POST /sign-out')
      const { entries } = await entriesOf(sam)
      const told = entries.map((entry: Record<string, Record<string, string>>) => [
        entry.person?.name ?? 'the operator',
        entry.action,
        entry.client,
      ])
      const [own, hers] = ['203.0.113.7', '198.51.100.20']
      expect(told).toEqual([
        ['Sam', 'audit_seen', own],
        ['Ana D.', 'signed_out', hers],
        ['Ana D.', 'renamed', hers],
        ['Ana D.', 'app_added', hers],
        ['Ana D.', 'signed_in', hers],
        ['Ana D.', 'invitation_accepted', hers],
        ['Sam', 'people_seen', own],
        ['Sam', 'invited', own],
        ['Sam', 'signed_in', own],
        ['Sam', 'app_added', undefined],
        ['Sam', 'invitation_accepted', undefined],
        ['the operator', 'invited', undefined],
      ])
      expect(entries[7].details).toEqual({ email: 'ana@example.com', role: 'editor' })
      const { entries: ofSam } = await entriesOf(sam, `?person=${person.id}`)
      expect(ofSam).toHaveLength(7)
      expect(await server.store.staff('kiwi').audit.entries({ limit: 9 })).toEqual([])
    })

    test('has pages of 50 (Spec 6.03)', async () => {
      const server = await fresh()
      const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
      const by = { person: undefined, at: server.clock.now.toISOString(), client: undefined }
      const { audit } = server.store.staff('harbour')
      for (let n = 0; n < 60; n++) await audit.add('people_seen', {}, by)
      const first = await entriesOf(sam)
      expect(first.entries).toHaveLength(50)
      const rest = await entriesOf(sam, `?before=${first.before}`)
      expect(rest.entries[0].n).toBe(first.before - 1)
      expect(rest.entries.at(-1).n).toBe(1)
      expect(rest).not.toHaveProperty('before')
      expect(
        await sam.call('GET /:site/audit', { params: site, query: '?before=x' }),
      ).toMatchObject({
        status: 422,
      })
    })

    test('is one chain, however many write at once (Spec 6.03)', async () => {
      const server = await fresh()
      const by = { person: undefined, at: server.clock.now.toISOString(), client: undefined }
      const { audit } = server.store.staff('harbour')
      await Promise.all(Array.from({ length: 40 }, (_, n) => audit.add('people_seen', { n }, by)))
      const entries = await audit.entries({ limit: 99 })
      expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => 40 - n))
      expect(await audit.check()).toEqual({
        state: 'sound',
        entries: 40,
        lastHash: entries[0]?.hash,
      })
    })
  })
})
