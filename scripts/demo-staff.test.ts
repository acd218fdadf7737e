import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { settingsOf } from '#server/settings.ts'
import { openStore } from '#server/store/store.ts'
import { storeLocation } from '#server/store/store-file.ts'
import { demoPassword, demoPeople, demoStaffLines, ensureDemoStaff } from './demo-staff.ts'

/** Settings with a data folder of their own, and who is in its database afterwards. */
async function place(env: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'demo-staff-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const settings = settingsOf({ DATA_DIR, PORT: '4321', ...env })
  const everybody = async () => {
    const store = await openStore(storeLocation(settings))
    const all = await store.staffAccounts.members.all()
    await store.close()
    return all.map(({ email, places }) => [
      email,
      places.map(({ tenant, role }) => `${tenant} ${role}`).join(', '),
    ])
  }
  return { settings, everybody, folder: DATA_DIR }
}

test('the demo has an owner of all its sites, a salesperson and a viewer of one, and says how they sign in (Spec 6.03)', async () => {
  const { settings, everybody } = await place()
  await ensureDemoStaff(settings)
  await ensureDemoStaff(settings)
  expect(await everybody()).toEqual([
    ['gwen.rossi@demo.localhost', 'harbour viewer'],
    ['leo.tanaka@demo.localhost', 'harbour sales'],
    [
      'sam.bligh@demo.localhost',
      'harbour owner, kiwi owner, lonestar owner, outback owner, volt owner',
    ],
  ])
  const text = demoStaffLines(settings).join('\n')
  expect(text).toContain('http://staff.localhost:4321/staff')
  expect(text).toContain(demoPassword)
  for (const { email } of demoPeople) expect(text).toContain(email)
})

test('a server in production, and one of other dealers, has nobody of the demo (Spec 6.03)', async () => {
  const production = await place({ NODE_ENV: 'production' })
  await ensureDemoStaff(production.settings)
  expect(await production.everybody()).toEqual([])
  expect(demoStaffLines(production.settings)).toEqual([])
  const others = await place()
  const settings = { ...others.settings, tenantsDir: others.folder }
  await ensureDemoStaff(settings)
  expect(await others.everybody()).toEqual([])
  expect(demoStaffLines(settings)).toEqual([])
})
