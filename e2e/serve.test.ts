import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { get } from '../bench/fetch.ts'
import { startProduction, startServer } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'forecourt-serve-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm run serve serves without demo stock and lists no sites, survives SIGHUP, and SIGTERM ends it with 0 (D1)', async () => {
  const server = await startProduction(join(folder, 'data'))
  try {
    const search = JSON.parse(await get(server.port, 'harbour.localhost', '/api/search'))
    expect(search).toMatchObject({ count: 0 })
    expect(await get(server.port, 'localhost', '/')).toContain('There is no site at this address')
    server.child.kill('SIGHUP')
    expect(await get(server.port, 'harbour.localhost', '/healthz')).toContain('ok')
  } finally {
    expect(await server.stop()).toBe(0)
  }
})

test('npm start makes no demo stock for a dealer of another folder, even one named as a demo', async () => {
  const tenants = join(folder, 'tenants')
  await cp(join(root, 'tenants'), tenants, { recursive: true })
  const server = await startServer(join(folder, 'start'), { TENANTS_DIR: tenants })
  try {
    const search = JSON.parse(await get(server.port, 'harbour.localhost', '/api/search'))
    expect(search).toMatchObject({ count: 0 })
    expect(server.output()).not.toContain('demo cars')
  } finally {
    await server.stop()
  }
})

test('npm run serve says when there is no build, and what an incomplete one lacks', async () => {
  const image = join(folder, 'image')
  for (const part of ['package.json', 'scripts', 'dist/server', 'dist/client', 'dist/runtime']) {
    await cp(join(root, part), join(image, part), { recursive: true })
  }
  const missing = await runServe(image)
  expect(missing.code).toBe(1)
  expect(missing.err).toMatch(/The build in dist\/ is incomplete: expected stamp, found none/)
  await rm(join(image, 'dist'), { recursive: true })
  expect((await runServe(image)).err).toMatch(/There is no build in dist\/.*npm run build/)
})

function runServe(cwd: string): Promise<{ code: number; err: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/serve.ts'], { cwd }, (cause, _out, err) => {
      done({ code: cause ? Number(cause.code) : 0, err })
    })
  })
}
