import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '#server/app.fixture.ts'
import { importGraphOf } from './import-graph.ts'

const root = join(import.meta.dirname, '..')

const greetings = `
import { z } from 'zod'
import type { Capability } from '../capability.ts'
import { endpoint } from '../http/endpoint/endpoint.ts'

export default (): Capability => ({
  endpoints: [
    endpoint({
      path: '/api/greetings',
      body: z.strictObject({ name: z.string().max(100) }),
      maxBodyBytes: 1_000,
      rates: { client: { count: 60, seconds: 60 }, tenant: { count: 600, seconds: 60 } },
      handle: ({ body, tenant }) => ({ json: { text: \`\${tenant.site.name} greets \${body.name}\` } }),
    }),
  ],
})
`

/** A copy of the list of capabilities and of what opens it for tests, beside links to all folders but one. */
function serverWithout(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'forecourt-endpoint-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const server = join(copy, 'server')
  mkdirSync(server)
  for (const name of readdirSync(join(root, 'server'))) {
    const put = /^(capabilities|app\.fixture)\.ts$/.test(name) ? cpSync : symlinkSync
    if (name !== folder) put(join(root, 'server', name), join(server, name))
  }
  for (const name of ['tenants', 'package.json', 'node_modules'])
    symlinkSync(join(root, name), join(copy, name))
  return server
}

type Fixture = typeof import('#server/app.fixture.ts')

test('a folder of server/ with an open.ts is served, and one that is gone is not, without an edit elsewhere (issue 33, Done when 5)', async () => {
  const server = serverWithout('phone-reveals')
  mkdirSync(join(server, 'greetings'))
  writeFileSync(join(server, 'greetings/open.ts'), greetings)
  const { appWith }: Fixture = await import(join(server, 'app.fixture.ts'))
  const { app } = await appWith()
  const post = async (path: string) => {
    const headers = { origin: 'http://harbour.localhost', 'content-type': 'application/json' }
    const { status, text } = await ask(app, path, {
      method: 'POST',
      headers,
      body: '{"name":"Sam"}',
    })
    return [status, JSON.parse(text)]
  }
  expect(await post('/api/greetings')).toEqual([200, { text: 'Harbour Motor Group greets Sam' }])
  expect(await post('/api/phone-reveals')).toEqual([404, expect.anything()])
})

test('no file imports what opens a capability, but the list of them', () => {
  const isOpen = (path: string) => /^server\/[^/]+\/open\.ts$/.test(path)
  const users = [...importGraphOf(root).values()]
    .filter(({ path }) => !/\.(test|fixture)\.ts$/.test(path))
    .filter(({ imports }) => imports.some(({ files }) => files.some(isOpen)))
  expect(users.map(({ path }) => path)).toEqual(['server/capabilities.ts'])
})
