import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ask, testApp, testTools } from '../app.fixture.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { silentLog } from '../log.fixture.ts'
import { openPictures } from '../media/pictures.ts'
import { uploadAcceptor } from '../pictures/accept-upload.ts'
import { heicDecoder } from '../pictures/heic-decoder.ts'
import { settingsOf } from '../settings.ts'
import { siteServices } from '../site/site.fixture.ts'
import { minutesLater } from '../store/new-lead.fixture.ts'
import { newValuation } from '../store/new-valuation.fixture.ts'
import { openStore } from '../store/store.ts'
import { pictureTools } from './tools.ts'

const tenants = join(import.meta.dirname, '../../tenants')
/** Of every valuation of these tests. */
export const VALUATION = 'a-valuation'
export const imagesPath = `/api/trade-in/${VALUATION}/images`
export const keyOf = (name: string) => `${name}-key-of-sixteen`

export const photo = async (background = '#246') =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

/** The whole server over a data folder with a valuation at Harbour; its clock stands. */
export async function pictureServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'))
  const store = await openStore(join(dataDir, 'forecourt.db'))
  const keyring = keyringOf([Buffer.alloc(32, 7)])
  let now = new Date(minutesLater(1))
  const { services } = await siteServices(tenants, { clock: () => now })
  const heic = heicDecoder(join(import.meta.dirname, '../pictures/heic-thread.ts'))
  const pictures = openPictures(dataDir, silentLog)
  const tools = {
    open: async () => store,
    settings: settingsOf({ DATA_DIR: dataDir }),
    keyring,
    pictures,
    acceptUpload: uploadAcceptor({ run: pictures.run, heic, log: silentLog }),
  }
  const app = testApp(services, { trustProxy: true, tools })
  const found = await services.directory.ofHost('harbour.localhost')
  if (found?.kind !== 'ready') throw new Error('there is no Harbour')
  const headersOf = (key: string, host: string) => ({
    origin: `http://${host}`,
    'content-type': 'application/octet-stream',
    'idempotency-key': `"${keyOf(key)}"`,
  })
  return {
    app,
    store,
    keyring,
    photos: pictureTools(testTools(services, tools)),
    site: found.tenant.site,
    dataDir,
    /** As in the beginning: the valuation has no picture. */
    async reset() {
      now = new Date(minutesLater(1))
      await store.forgetAllEndedValuations('9', '9')
      await store.valuations('harbour').begin(newValuation({ id: VALUATION }))
      for (const folder of ['trade-in', 'uploads'])
        await rm(join(dataDir, folder), { recursive: true, force: true })
    },
    goTo(time: string) {
      now = new Date(time)
    },
    /** Sends a picture; `key` names it. */
    send(
      key: string,
      body: BodyInit,
      { path = imagesPath, host = 'harbour.localhost', headers = {}, place = 0 } = {},
    ) {
      const init = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { ...headersOf(key, host), ...headers },
      }
      return ask(app, `${path}?name=${key}.jpg&place=${place}`, init, host)
    },
    get: (path: string, host?: string) => ask(app, path, {}, host),
    async list(): Promise<string[]> {
      const { text } = await ask(app, imagesPath)
      return JSON.parse(text).images.map(({ name }: { name: string }) => name)
    },
    /** All files of pictures and of uploads. */
    async files(): Promise<string[]> {
      const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
      return found
        .filter((entry) => entry.isFile() && /trade-in|uploads/.test(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name))
    },
    async close() {
      await heic.close()
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
