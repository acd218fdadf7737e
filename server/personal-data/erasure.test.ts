import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { identifyVisitor } from '../accounts/sessions.ts'
import { ask, testApp } from '../app.fixture.ts'
import { openKeyring } from '../keyring/open-keyring.ts'
import { silentLog } from '../log.fixture.ts'
import { openPictures } from '../media/pictures.ts'
import { settingsOf } from '../settings.ts'
import { siteServices } from '../site/site.fixture.ts'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { minutesLater } from '../store/new-lead.fixture.ts'
import { tablesOfPersons } from '../store/queries/personal-tables.ts'
import { fillTables, marksOf, tablesOf, zelda } from '../store/somebody.fixture.ts'
import { openStore } from '../store/store.ts'

const tenants = join(import.meta.dirname, '../../tenants')
/** In any spelling. */
const PHONE = /491\D{0,6}570\D{0,6}156/
/** Of a person who has a row in every table. */
const marks = [...marksOf(zelda), PHONE]
/** What the staff did is told by the id of a lead, which the audit log keeps. */
const AUDITED = /\{"lead":"[^"]*"[^}]*\}/g
const marksIn = (text: string) => {
  const rest = text.replaceAll(AUDITED, '')
  return marks.filter((mark) => (typeof mark === 'string' ? rest.includes(mark) : mark.test(rest)))
}

/** The whole server over a data folder, as its person asks it. */
async function serverOf(location: string) {
  const dataDir = dirname(location)
  const store = await openStore(location)
  const open = async () => store
  const settings = settingsOf({ DATA_DIR: dataDir })
  const keyring = await openKeyring(settings)
  const clock = () => new Date(minutesLater(2))
  const { services } = await siteServices(tenants, {
    clock,
    identifyVisitor: identifyVisitor({ open, clock }),
    watchlist: async (slug) => store.watchlist(slug),
  })
  const tools = {
    open,
    settings,
    keyring,
    pictures: openPictures(dataDir, silentLog),
    // What a brochure says as text, which a PDF compresses.
    draw: async (order: object) => Buffer.from(JSON.stringify(order)),
  }
  const app = testApp(services, { tools, trustProxy: true })
  return {
    store,
    get: (path: string) => ask(app, path, { headers: { cookie: `session=${zelda.token}` } }),
    /** The files of the data folder that have something of the person, and what is in it at all. */
    async files() {
      const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
      const paths = found
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      const personal: string[] = []
      for (const path of paths) {
        const name = relative(dataDir, path)
        if (marksIn(name + (await readFile(path, 'latin1'))).length > 0) personal.push(name)
      }
      return {
        personal,
        entries: new Set(paths.map((path) => relative(dataDir, path).split('/')[0])),
      }
    },
  }
}

test('who is erased is in no table, not in the outbox, and in no file of the data folder, its pictures and brochures included (Spec 6.02)', async () => {
  await using database = await sqliteForTests.fresh()
  const { location } = database
  const { store, get, files } = await serverOf(location)
  const account = await fillTables(store, location, zelda)
  const shown = ['/', '/my-details', '/api/my-details', '/api/me', '/watchlist', '/cars/car-a']
  const made = ['/api/cars/car-a/pdf', '/media/artwork/ute/white/side?w=320']
  for (const path of [...shown, ...made])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  const outbox = async () => marksIn((await get('/_outbox')).text)

  const tables = tablesOfPersons.map(([name]) => name).toSorted()
  expect(await tablesOf(location, zelda)).toEqual(tables)
  expect(await outbox()).toContain(zelda.name)
  const before = await files()
  for (const each of ['brochures', 'media', 'keys']) expect(before.entries).toContain(each)
  expect(before.personal).toEqual(['forecourt.db-wal'])

  await store.personal('harbour').eraseNumber(zelda.phone)
  expect(await tablesOf(location, zelda)).toEqual([])
  expect(await outbox()).toEqual([])
  expect(await files()).toEqual({ ...before, personal: [] })
  expect(await store.personal('harbour').data(account)).toBeUndefined()
  await store.close()
})
