import { expect, test } from 'vitest'
import { newAuthenticator } from './authenticator.fixture.ts'
import { onEngines } from './staff-database.fixture.ts'
import { type Browser, codeOf, password, staffOrigin } from './staff-server.fixture.ts'

const MINUTE = 60

/** Adds a passkey of this authenticator to the browser's person. */
async function add(browser: Browser, authenticator: ReturnType<typeof newAuthenticator>) {
  const { data } = await browser.call('POST /me/passkeys/options')
  const response = authenticator.made(data.options)
  return browser.call('POST /me/passkeys', { body: { name: 'Laptop', response } })
}

const question = async (browser: Browser) =>
  (await browser.call('POST /passkey/options')).data.options

onEngines('a passkey', (fresh) => {
  test('signs in alone, and is a second factor (Spec 6.03)', async () => {
    const server = await fresh()
    const leo = await server.person('Leo', { harbour: 'sales' }, { factor: false })
    const browser = await server.signedIn(leo)
    const authenticator = newAuthenticator(staffOrigin)
    expect(await add(browser, authenticator)).toMatchObject({
      status: 200,
      data: { name: 'Laptop' },
    })
    expect(await browser.call('GET /me')).toMatchObject({
      data: { next: 'done', factors: { totp: false, passkeys: [{ name: 'Laptop' }] } },
    })
    const other = server.browser()
    const response = authenticator.answered(await question(other))
    expect(await other.call('POST /passkey', { body: { response } })).toMatchObject({
      status: 200,
      data: { next: 'done' },
    })
    expect((await other.call('GET /me')).data.person.email).toBe('leo@example.com')
    // A password alone is no longer enough.
    const body = { email: leo.email, password }
    expect(await server.browser().call('POST /sign-in', { body })).toMatchObject({
      data: { next: 'second_factor' },
    })
  })

  test('answers each question once, within five minutes, and on this host alone (Spec 6.03)', async () => {
    const server = await fresh()
    const browser = await server.signedIn(await server.person('Leo', { harbour: 'sales' }))
    const authenticator = newAuthenticator(staffOrigin)
    await add(browser, authenticator)
    const take = (response: object) =>
      server.browser().call('POST /passkey', { body: { response } })
    server.wait(1)
    const early = authenticator.answered(await question(browser))
    server.wait(1)
    const response = authenticator.answered(await question(browser))
    const at20 = await Promise.all(Array.from({ length: 20 }, () => take(response)))
    expect(at20.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await take(response)).toMatchObject({ status: 401, data: { code: 'wrong_passkey' } })
    // Nor an earlier one, which was never used.
    expect(await take(early)).toMatchObject({ status: 401 })
    server.wait(1)
    const late = authenticator.answered(await question(browser))
    server.wait(5 * MINUTE + 1)
    expect(await take(late)).toMatchObject({ status: 401 })
    const fished = authenticator.at('http://staff.localhost.evil.example')
    expect(await take(fished.answered(await question(browser)))).toMatchObject({ status: 401 })
    const stranger = newAuthenticator(staffOrigin)
    const forged = { ...stranger.answered(await question(browser)), id: authenticator.id }
    expect(await take(forged)).toMatchObject({ status: 401 })
    const own = { challenge: Buffer.from('chosen by the browser').toString('base64url') }
    expect(await take(authenticator.answered(own))).toMatchObject({ status: 401 })
  })

  test('is added to a question for this person alone (Spec 6.03)', async () => {
    const server = await fresh()
    const leo = await server.signedIn(await server.person('Leo', { harbour: 'sales' }))
    const gwen = await server.signedIn(await server.person('Gwen', { harbour: 'viewer' }))
    const { data } = await leo.call('POST /me/passkeys/options')
    const response = newAuthenticator(staffOrigin).made(data.options)
    const body = { name: 'Phone', response }
    expect(await gwen.call('POST /me/passkeys', { body })).toMatchObject({ status: 422 })
    const forSignIn = newAuthenticator(staffOrigin).made(await question(gwen))
    const signIn = { name: 'Phone', response: forSignIn }
    expect(await gwen.call('POST /me/passkeys', { body: signIn })).toMatchObject({ status: 422 })
    expect(await leo.call('POST /me/passkeys', { body })).toMatchObject({ status: 200 })
    // One credential is one person's.
    const again = { name: 'Again', response }
    expect(await leo.call('POST /me/passkeys', { body: again })).toMatchObject({ status: 422 })
  })

  test('confirms who its person is, and nobody else (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
    const leo = await server.signedIn(await server.person('Leo', { harbour: 'owner' }))
    const [ofSam, ofLeo] = [newAuthenticator(staffOrigin), newAuthenticator(staffOrigin)]
    await add(sam, ofSam)
    await add(leo, ofLeo)
    server.wait(31 * MINUTE)
    const confirm = (response: object) => sam.call('POST /confirm', { body: { response } })
    expect(await confirm(ofLeo.answered(await question(sam)))).toMatchObject({ status: 422 })
    expect(await confirm(ofSam.answered(await question(sam)))).toMatchObject({ status: 204 })
  })

  test('is removed, unless it is the last second factor, also of two at once (Spec 6.03)', async () => {
    const server = await fresh()
    const leo = await server.person('Leo', { harbour: 'sales' }, { factor: false })
    const browser = await server.signedIn(leo)
    const [first, second] = [newAuthenticator(staffOrigin), newAuthenticator(staffOrigin)]
    const ids = [(await add(browser, first)).data.id, (await add(browser, second)).data.id]
    const removed = await Promise.all(
      ids.map((id) => browser.call('POST /me/passkeys/:id/remove', { params: { id } })),
    )
    expect(removed.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const { data } = await browser.call('GET /me')
    expect(data.factors.passkeys).toHaveLength(1)
    const { data: app } = await browser.call('POST /me/totp')
    const code = codeOf(app, server.clock.now)
    await browser.call('POST /me/totp/confirm', { body: { code } })
    const params = { id: data.factors.passkeys[0].id }
    const other = await server.signedIn(await server.person('Gwen', { harbour: 'viewer' }))
    expect(await other.call('POST /me/passkeys/:id/remove', { params })).toMatchObject({
      status: 404,
    })
    expect(await browser.call('POST /me/passkeys/:id/remove', { params })).toMatchObject({
      status: 204,
    })
  })
})
