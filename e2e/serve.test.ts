import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { get } from './http/get.ts'
import { startProduction } from './server-process.ts'

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

test('a broken link is logged as a warning, an unreadable page as an error, and LOG_LEVEL filters the warning (D3)', async () => {
  const tenants = join(folder, 'faulty')
  await cp(join(root, 'tenants'), tenants, { recursive: true })
  const site = join(tenants, 'harbour/site.json')
  const text = await readFile(site, 'utf8')
  await writeFile(site, text.replaceAll('"href": "/about-us"', '"href": "/nowhere"'))
  await writeFile(join(tenants, 'harbour/pages/finance.json'), '{')
  expect(await levelsLogged(tenants, 'info')).toEqual(['error', 'warn'])
  expect(await levelsLogged(tenants, 'error')).toEqual(['error'])
})

/** The levels of the logged events about errors in the dealers' files. */
async function levelsLogged(tenants: string, level: string): Promise<string[]> {
  const env = { TENANTS_DIR: tenants, LOG_LEVEL: level }
  const server = await startProduction(join(folder, 'logs'), env)
  await get(server.port, 'harbour.localhost', '/')
  await server.stop()
  const events = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"tenant_file"'))
  return [...new Set(events.map((line): string => JSON.parse(line).level))].sort()
}

test('npm run serve reports a missing build, and the missing part of an incomplete one', async () => {
  const image = join(folder, 'image')
  for (const part of ['package.json', 'scripts', 'dist']) {
    // npm test builds Storybook there meanwhile.
    const filter = (path: string) => !/dist\/(storybook|compile-cache)$/.test(path)
    await cp(join(root, part), join(image, part), { recursive: true, filter })
  }
  await rm(join(image, 'dist/stamp'))
  const incomplete = await runServe(image)
  expect(incomplete.code).toBe(1)
  expect(incomplete.err).toMatch(/The build in dist\/ is incomplete: expected stamp, found none/)
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
