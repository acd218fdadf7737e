import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { demoTenantsOf } from './demo-stock.ts'
import { projectRoot } from './run-tool.ts'

const own = join(projectRoot, 'tenants')
const folder = await mkdtemp(join(tmpdir(), 'demo-stock-'))
afterAll(() => rm(folder, { recursive: true }))

test("the demo sites are those of the project's own folder, also through a symbolic link", async () => {
  const link = join(folder, 'link')
  await symlink(own, link)
  const all = ['harbour', 'kiwi', 'outback', 'volt', 'lonestar']
  expect(demoTenantsOf(own)).toEqual(all)
  expect(demoTenantsOf(link)).toEqual(all)
})

test('a dealer in another folder is not a demo site, even with the same slug', async () => {
  const copy = join(folder, 'copy')
  await cp(join(own, 'harbour'), join(copy, 'harbour'), { recursive: true })
  expect(demoTenantsOf(copy)).toEqual([])
  expect(demoTenantsOf(join(folder, 'nowhere'))).toEqual([])
})

test("a demo site that was removed from the project's folder is not listed", async () => {
  const without = join(folder, 'without')
  await mkdir(join(without, 'kiwi'), { recursive: true })
  await writeFile(join(without, 'kiwi/site.json'), '{}')
  expect(demoTenantsOf(without, without)).toEqual(['kiwi'])
})

test('npm run stock uses the dealers of TENANTS_DIR', async () => {
  const tenants = join(folder, 'dealers')
  await mkdir(join(tenants, 'sunrise'), { recursive: true })
  const feed = join(folder, 'feed.csv')
  await writeFile(feed, 'stock_no,condition,year,make,model,price\na,used,2021,Kia,Rio,19990')
  const env = { ...process.env, TENANTS_DIR: tenants, DATA_DIR: folder }
  const stock = (tenant: string) =>
    new Promise<{ failed: boolean; printed: string }>((done) => {
      const args = ['scripts/stock.ts', 'import', feed, '--tenant', tenant]
      execFile(execPath, args, { cwd: projectRoot, env }, (cause, out, err) =>
        done({ failed: cause !== null, printed: out + err }),
      )
    })
  expect(await stock('sunrise')).toMatchObject({ failed: false })
  expect((await stock('harbour')).printed).toContain(
    'There is no tenant "harbour". Known tenants: sunrise.',
  )
})
