import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendRequest } from './product.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const waiting = { timeout: 20_000, interval: 100 }

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-reload-'))
  await cp(join(root, 'tenants'), join(folder, 'tenants'), { recursive: true })
  const env = { TENANTS_DIR: join(folder, 'tenants'), WATCH_TENANTS: '0' }
  server = await startServer(join(folder, 'data'), env)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const get = (host: string, path: string) => sendRequest(host, path, { port: server.port })

async function edit(from: string, to: string): Promise<void> {
  const file = join(folder, 'tenants/kiwi/site.json')
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
  server.child.kill('SIGHUP')
}

const titleOf = async () => {
  const { status, body } = await get('kiwi.localhost', '/search')
  return `${status} ${/<title>([^<]*)/.exec(body.toString())?.[1]}`
}

test('/healthz and /readyz answer on any host, the latter once the first sites are ready', async () => {
  expect((await get('example.org', '/healthz')).status).toBe(200)
  const isReady = async () => (await get('example.org', '/readyz')).status === 200
  await vi.waitUntil(isReady, waiting)
})

test('SIGHUP reloads a changed site file; an invalid one leaves the site unchanged (Spec 1.11)', async () => {
  expect(await titleOf()).toMatch(/^200 .*Kiwi Car Company/)
  await edit('"name": "Kiwi Car Company"', '"name": "Tui Car Company"')
  await vi.waitUntil(async () => /Tui Car Company/.test(await titleOf()), waiting)
  await edit('"name": "Tui Car Company"', '"nmae": "Kea Car Company"')
  await vi.waitUntil(() => server.output().includes('"site_faulty_kept"'), waiting)
  expect(server.output()).toMatch(/tenants\/kiwi\/site\.json:\d+:\d+ nmae: unknown name/)
  expect(await titleOf()).toMatch(/^200 .*Tui Car Company/)
})
