import { execFile } from 'node:child_process'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCheck } from './run-check.ts'

const root = resolve(import.meta.dirname, '..')

interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command in a process of its own. */
function run(args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  const options = { cwd: root, env: { ...process.env, ...env } }
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/check.ts', ...args], options, (cause, out, err) => {
      done({ code: typeof cause?.code === 'number' ? cause.code : 0, out, err })
    })
  })
}

/** What the command does, without its process: a start takes ten times as long as a check. */
async function check(tenants: string, ...args: string[]): Promise<Omit<Run, 'err'>> {
  let out = ''
  const code = await runCheck([...args, '--tenants', tenants], {}, (line) => {
    out += `${line}\n`
  })
  return { code, out }
}

/** A copy of the templates and of one new dealer, made from the example as the docs say. */
async function newDealer() {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'))
  const tenants = join(folder, 'tenants')
  await cp(join(root, 'tenants/_templates'), join(tenants, '_templates'), { recursive: true })
  await cp(join(root, 'tenants/_example'), join(tenants, 'corner'), { recursive: true })
  const siteFile = join(tenants, 'corner/site.json')
  const text = await readFile(siteFile, 'utf8')
  const edit = (from: RegExp, to: string) =>
    writeFile(siteFile, text.replace(/"slug": "[^"]*"/, '"slug": "corner"').replace(from, to))
  return {
    tenants,
    edit,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

describe('npm run check', () => {
  it('passes a copy of the example under its own name', async () => {
    await using dealer = await newDealer()
    await dealer.edit(/"name": "[^"]*"/, '"name": "Corner Cars"')
    expect(await check(dealer.tenants)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/1 site checked: 0 errors, \d+ warnings?\n$/),
    })
  })

  it('exits 1 and prints the position of an error', async () => {
    await using dealer = await newDealer()
    await dealer.edit(/"name": "[^"]*"/, '"nmae": "Corner Cars"')
    const { code, out } = await run(['--tenants', dealer.tenants])
    expect(code).toBe(1)
    expect(out).toMatch(
      /tenants\/corner\/site\.json:\d+:\d+ nmae: unknown name "nmae"; did you mean "name"\?/,
    )
  })

  it('warns about a picture that cannot be shown, and exits 0', async () => {
    await using dealer = await newDealer()
    await dealer.edit(/"name": "[^"]*"/, '"name": "Corner Cars"')
    await mkdir(join(dealer.tenants, 'corner/media'))
    await writeFile(join(dealer.tenants, 'corner/media/team.jpg'), 'cut off')
    const { code, out } = await check(dealer.tenants)
    expect(code).toBe(0)
    expect(out).toContain('tenants/corner/media/team.jpg:1:1 this picture cannot be shown: ')
  })

  it('exits 1 and reports that there are no tenants', async () => {
    const { code, out } = await check(join(root, 'no-such-folder'))
    expect(code).toBe(1)
    expect(out).toContain('expected folders of tenants, found none')
  })

  it('checks the folder that TENANTS_DIR names', async () => {
    await using dealer = await newDealer()
    await dealer.edit(/"name": "[^"]*"/, '"name": "Corner Cars"')
    const { code, out } = await run([], { TENANTS_DIR: dealer.tenants })
    expect([code, out]).toEqual([0, expect.stringMatching(/1 site checked: 0 errors/)])
  })

  it('migrates pages of an older format, once, and does not change those with errors', async () => {
    await using dealer = await newDealer()
    await dealer.edit(/"name": "[^"]*"/, '"name": "Corner Cars"')
    const pages = join(dealer.tenants, 'corner/pages')
    const old = (props: object, route: string) =>
      JSON.stringify(
        {
          schemaVersion: 1,
          route,
          blocks: [{ id: 'side', block: 'sidebar-layout', props }],
        },
        null,
        4,
      )
    const good = old({ side: 'left', phone: 'side-first' }, '/good')
    const faulty = old({ phone: 'side-frist' }, '/faulty')
    await writeFile(join(pages, 'good.json'), good)
    await writeFile(join(pages, 'faulty.json'), faulty)
    await writeFile(join(pages, 'newer.json'), good.replace('1', '4').replace('good', 'newer'))

    const { code, out } = await check(dealer.tenants, '--migrate')
    expect(code).toBe(1)
    expect(out).toContain('tenants/corner/pages/good.json: format 1 → 3\n')
    expect(out).toContain(
      'tenants/corner/pages/faulty.json: remains in format 1: it has errors; fix them first\n',
    )
    expect(out).toMatch(/corner\/pages\/newer\.json:2:22 schemaVersion: this file is of format 4, /)
    expect(await readFile(join(pages, 'good.json'), 'utf8')).toBe(
      good.replace('"schemaVersion": 1', '"schemaVersion": 3').replace('"phone"', '"onPhones"'),
    )
    expect(await readFile(join(pages, 'faulty.json'), 'utf8')).toBe(faulty)

    const again = await check(dealer.tenants, '--migrate')
    expect(again.out).not.toContain('→')
    expect(await readdir(pages)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('.tmp')]),
    )
  })

  it('migrates a page without changing its owner, group and permissions', async () => {
    await using dealer = await newDealer()
    const file = join(dealer.tenants, 'corner/pages/old.json')
    const page = {
      schemaVersion: 1,
      route: '/old',
      blocks: [{ id: 'side', block: 'sidebar-layout', props: { phone: 'side-first' } }],
    }
    await writeFile(file, JSON.stringify(page))
    await chmod(file, 0o666)
    // Only root may give a file away.
    if (process.getuid?.() === 0) await chown(file, 1234, 2345)
    const before = await stat(file)
    const { out } = await check(dealer.tenants, '--migrate')
    expect(out).toContain('old.json: format 1 → 3\n')
    const { mode, uid, gid } = await stat(file)
    expect({ mode, uid, gid }).toEqual({ mode: before.mode, uid: before.uid, gid: before.gid })
  })

  it('prints its usage after a wrong command line', async () => {
    const { code, err } = await run(['--tenant', 'x'])
    expect([code, err]).toEqual([2, expect.stringContaining('npm run check [-- --write]')])
  })

  it('prints the cause, without its usage, after any other failure', async () => {
    const { code, err } = await run([], { TENANTS_DIR: 'x'.repeat(300) })
    expect([code, err]).toEqual([2, expect.stringContaining('The check could not run')])
    expect(err).not.toContain('--tenants')
  })
})
