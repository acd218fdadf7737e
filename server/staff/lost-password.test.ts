import { expect, test } from 'vitest'
import { openedContent } from '../messages/message.ts'
import { onEngines } from './staff-database.fixture.ts'
import { password, type StaffServer, signIn } from './staff-server.fixture.ts'

const HOUR = 3_600
const next = 'a new long password'

/** The token of the last link that was sent, and the text of its mail. */
async function lastLink({ store, keyring }: StaffServer) {
  const [message] = await store.messages('harbour').latest(1)
  const text = openedContent(keyring, message?.content ?? '')?.text ?? ''
  return { text, token: /\/staff\/password\/([\w-]{43})\n/.exec(text)?.[1] ?? '' }
}

const ask = (server: StaffServer, email = 'sam@example.com') =>
  server.browser().call('POST /password-reset', { body: { email } })

onEngines('a lost password', (fresh) => {
  test('is set anew by a link of a mail, once; sessions end, the second factor stays (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.person('Sam', { harbour: 'owner' })
    const before = await server.signedIn(sam)
    expect(await ask(server, ' SAM@example.com')).toMatchObject({ status: 204 })
    const { token, text } = await lastLink(server)
    expect(text).toContain(`http://staff.localhost/staff/password/${token}\n`)
    const browser = server.browser()
    const set = () => browser.call('POST /password', { body: { token, password: next } })
    expect(
      await browser.call('POST /password', { body: { token, password: 'short' } }),
    ).toMatchObject({ status: 422, data: { fields: { password: expect.any(String) } } })
    expect(await set()).toMatchObject({ status: 204 })
    expect(await set()).toMatchObject({ status: 404, data: { code: 'link_ended' } })
    expect(await before.call('GET /me')).toMatchObject({ status: 401 })
    const old = await browser.call('POST /sign-in', { body: { email: sam.email, password } })
    expect(old).toMatchObject({ status: 401 })
    const body = { email: sam.email, password: next }
    expect(await browser.call('POST /sign-in', { body })).toMatchObject({
      data: { next: 'second_factor' },
    })
  })

  test('has a link for an hour, and only the last one that was sent (Spec 6.03)', async () => {
    const server = await fresh()
    await server.person('Sam', { harbour: 'owner' })
    await ask(server)
    const first = await lastLink(server)
    server.wait(1)
    await ask(server)
    const second = await lastLink(server)
    const set = (token: string) =>
      server.browser().call('POST /password', { body: { token, password: next } })
    expect(await set(first.token)).toMatchObject({ status: 404 })
    server.wait(HOUR)
    expect(await set(second.token)).toMatchObject({ status: 404 })
  })

  test('is set by one of 20 who use the link at once (Spec 6.03)', async () => {
    const server = await fresh()
    await server.person('Sam', { harbour: 'owner' })
    await ask(server)
    const { token } = await lastLink(server)
    const tries = Array.from({ length: 20 }, (_, n) =>
      server
        .browser(`198.51.100.${n}`)
        .call('POST /password', { body: { token, password: `${next} ${n}` } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  })

  test('of somebody who is paused lets them in again, in this browser for good (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.person('Sam', { harbour: 'owner' })
    const attack = async () => {
      for (let n = 0; n < 6; n++) {
        const body = { email: sam.email, password: 'a wrong password' }
        await server.browser(`198.51.${n}.1`).call('POST /sign-in', { body })
      }
    }
    await attack()
    await ask(server)
    const browser = server.browser()
    const { token } = await lastLink(server)
    await browser.call('POST /password', { body: { token, password: next } })
    await attack()
    const body = { email: sam.email, password: next }
    expect(await browser.call('POST /sign-in', { body })).toMatchObject({ status: 200 })
  })

  test('is not said to be anybody’s: nothing is sent to a mail without an account (Spec 6.03)', async () => {
    const server = await fresh()
    await server.person('Sam', { harbour: 'owner' })
    expect(await ask(server, 'nobody@example.com')).toMatchObject({ status: 204 })
    expect(await server.store.messages('harbour').latest(9)).toEqual([])
  })

  test('is changed by whoever knows it, and other sessions end (Spec 6.03)', async () => {
    const server = await fresh()
    const sam = await server.person('Sam', { harbour: 'owner' })
    const other = await server.signedIn(sam)
    server.wait(30)
    const browser = await server.signedIn(sam)
    const change = (current: string) =>
      browser.call('POST /me/password', { body: { current, next } })
    expect(await change('a wrong password')).toMatchObject({
      status: 422,
      data: { fields: { current: expect.any(String) } },
    })
    expect(await change(password)).toMatchObject({ status: 204 })
    expect(await browser.call('GET /me')).toMatchObject({ status: 200 })
    expect(await other.call('GET /me')).toMatchObject({ status: 401 })
    server.wait(30)
    const body = { email: sam.email, password: next }
    expect(await other.call('POST /sign-in', { body })).toMatchObject({ status: 200 })
    await signIn(other, sam, server.clock)
  })
})
