import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../store/store.ts'
import { makeDataDirectory, storeFile } from '../../store/store-file.ts'
import { codeOf, password, staffServer } from '../staff-server.fixture.ts'
import { runStaffCommand } from './run-command.ts'

const origin = 'https://staff.example.com'

/** A folder with a database, and the command of it. */
async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'staff-command-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await makeDataDirectory(folder)
  return {
    folder,
    database: storeFile(folder),
    async run(...args: string[]) {
      const lines: string[] = []
      const code = await runStaffCommand(args, {
        now: () => new Date('2026-11-26T00:00:00.000Z'),
        dataDirectory: folder,
        databaseUrl: undefined,
        tenantsDirectory: join(import.meta.dirname, '../../../tenants'),
        out: (text) => lines.push(text),
        err: (text) => lines.push(text),
        origin,
      })
      return { code, text: lines.join('\n') }
    },
  }
}

const tokenIn = (text: string): string =>
  new RegExp(`^${origin}/staff/\\w+/([\\w-]{43})$`, 'm').exec(text)?.[1] ?? ''

test('the first owner of a site comes by the link that it prints (Spec 6.03)', async () => {
  const { run, database } = await place()
  const invited = await run('invite', 'Sam@Example.com', '--tenant', 'harbour')
  expect(invited).toMatchObject({ code: 0 })
  expect(invited.text).toContain('sam@example.com becomes owner of harbour')
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const server = await staffServer(store)
  const browser = server.browser()
  const params = { token: tokenIn(invited.text) }
  const body = { name: 'Sam Bligh', password: 'a new long password' }
  expect(await browser.call('POST /invitations/:token/accept', { params, body })).toMatchObject({
    status: 200,
    data: { next: 'enrol' },
  })
  expect(await run('list')).toEqual({ code: 0, text: 'sam@example.com  Sam Bligh  harbour owner' })
  expect(await run('list', '--tenant', 'kiwi')).toEqual({ code: 0, text: '' })
  expect(JSON.parse((await run('list', '--json')).text)).toEqual({
    email: 'sam@example.com',
    name: 'Sam Bligh',
    places: [{ tenant: 'harbour', role: 'owner' }],
  })
  expect(await run('invite', 'sam@example.com', '--tenant', 'harbour')).toEqual({
    code: 1,
    text: 'sam@example.com is at harbour already',
  })
})

test('reset gives a person back who lost their second factor (Spec 6.03)', async () => {
  const { run, database } = await place()
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const server = await staffServer(store)
  const sam = await server.person('Sam', { harbour: 'owner' })
  const browser = await server.signedIn(sam)
  const done = await run('reset', 'sam@example.com')
  expect(done.code).toBe(0)
  expect(await browser.call('GET /me')).toMatchObject({ status: 401 })
  const next = 'a new long password'
  const body = { token: tokenIn(done.text), password: next }
  expect(await browser.call('POST /password', { body })).toMatchObject({ status: 204 })
  const signIn = { body: { email: sam.email, password: next } }
  expect(await browser.call('POST /sign-in', signIn)).toMatchObject({ data: { next: 'enrol' } })
  const { data: app } = await browser.call('POST /me/totp')
  const code = codeOf(app, server.clock.now)
  const confirmed = await browser.call('POST /me/totp/confirm', { body: { code } })
  expect(confirmed.data.recovery_codes).toHaveLength(10)
  const entries = await store.staff('harbour').audit.entries({ limit: 9 })
  expect(entries.map(({ action }) => action)).toContain('factors_reset')
  expect(await run('reset', 'nobody@example.com')).toEqual({
    code: 1,
    text: 'Nobody has the mail nobody@example.com',
  })
})

test.each([
  ['changed', "update audit_entry set action = 'people_seen' where n = 2", 2],
  ['given to another person', "update audit_entry set person = 'x' where n = 3", 3],
  ['changed in its details', "update audit_entry set details = '{}' where n = 1", 1],
  ['dated back', "update audit_entry set at = '2020-01-01T00:00:00.000Z' where n = 2", 2],
  ['removed', 'delete from audit_entry where n = 2', 2],
  ['moved to another site', "update audit_entry set tenant = 'kiwi' where n = 1", 1],
])('audit --verify finds an entry that was %s (Spec 6.03)', async (_how, change, n) => {
  const { run, database } = await place()
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const server = await staffServer(store)
  await server.signedIn(await server.person('Sam', { harbour: 'owner' }))
  const sound = await run('audit', '--verify', '--tenant', 'harbour')
  expect(sound.code).toBe(0)
  expect(sound.text).toMatch(/^harbour: 4 entries, sound; last hash [0-9a-f]{64}$/)
  const changed = new DatabaseSync(database)
  changed.exec(change)
  changed.close()
  expect(await run('audit', '--verify', '--tenant', 'harbour')).toEqual({
    code: 1,
    text: `harbour: entry ${n} was changed or removed`,
  })
  expect((await run('audit', '--verify')).code).toBe(1)
})

test.each([
  [[], 0, 'Usage:'],
  [['--help'], 0, 'Usage:'],
  [['fire', 'sam'], 1, 'Unknown command "fire": expected invite, list, reset or audit'],
  [['invite', 'sam@example.com'], 1, 'invite: expected one --tenant <slug>'],
  [
    ['invite', 'sam', '--tenant', 'harbour'],
    1,
    'expected a mail address such as name@example.com, found sam',
  ],
  [
    ['invite', 'a@example.com', '--tenant', 'harbour', '--role', 'boss'],
    1,
    '--role: expected one of viewer, sales, editor, publisher, owner, found "boss"',
  ],
  [['invite', 'a@example.com', '--tenant', 'harbor'], 1, 'There is no tenant "harbor".'],
  [['audit'], 1, 'audit: expected --verify'],
  [['list', 'x'], 1, 'Unexpected x'],
])('%j exits with %d and says "%s…" (Spec 6.03)', async (args, code, text) => {
  const { run } = await place()
  const done = await run(...args)
  expect([done.code, done.text.startsWith(text)]).toEqual([code, true])
})

test('a person of the demo is nobody where there is no demo, and no last owner (Spec 6.03)', async () => {
  const { database } = await place()
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const demo = await staffServer(store, { hasDemoStaff: true })
  const sam = await demo.person('Sam', { harbour: 'owner' }, { mailHost: 'demo.localhost' })
  const browser = await demo.signedIn(sam)
  expect(await browser.call('GET /me')).toMatchObject({ status: 200 })
  const production = await staffServer(store)
  const there = production.browser()
  for (const [name, value] of browser.cookies) there.cookies.set(name, value)
  expect(await there.call('GET /me')).toMatchObject({ status: 401 })
  const body = { email: sam.email, password }
  expect(await there.call('POST /sign-in', { body })).toMatchObject({ status: 401 })
  const person = await production.person('Ana', { harbour: 'owner' })
  const ana = await production.signedIn(person)
  const params = { site: 'harbour', person: person.id }
  const { data } = await ana.call('GET /:site/people', { params })
  expect(data.people.map(({ name }: Record<string, string>) => name)).toEqual(['Ana'])
  expect((await ana.call('POST /:site/people/:person/remove', { params })).data.code).toBe(
    'last_owner',
  )
})
