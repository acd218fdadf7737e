import { expect, it } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { drawAhead } from './draw-ahead.ts'
import { mediaServer } from './media-server.fixture.ts'
import { openPictures, type Pictures } from './pictures.ts'

const { root, tenantsDir, serverWith, get, cachedFiles } = mediaServer()

const urls = [
  '/media/artwork/suv/white/side?v=1&w=160&q=80',
  '/media/artwork/suv/red/side?v=1&w=160&q=80',
]

async function* each(texts: readonly string[]) {
  yield* texts
}

type Drawing = Pick<Pictures, 'cache' | 'idle'>
const options = (dataDir: string, pictures: Drawing = openPictures(dataDir, silentLog)) => ({
  dataDir,
  tenantsDir,
  pictures,
  log: silentLog,
  signal: new AbortController().signal,
})

it('draws pictures that visitors then get from the disk', async () => {
  const folder = `${root}/ahead`
  await drawAhead(each(urls), options(folder))
  const drawn = cachedFiles(folder)
  expect(drawn).toHaveLength(2)
  for (const url of urls) {
    const response = await get(url, { accept: 'image/avif,image/webp' }, serverWith(folder))
    expect(response.status).toBe(200)
  }
  expect(cachedFiles(folder)).toEqual(drawn)
})

it('goes on after a picture that cannot be drawn', async () => {
  const folder = `${root}/faulty`
  const faulty = ['/media/artwork/suv/red/top', '/media/site/none.jpg', '/elsewhere', ...urls]
  await drawAhead(each(faulty), options(folder))
  expect(cachedFiles(folder)).toHaveLength(2)
})

it('waits before each picture until no visitor waits for one', async () => {
  const events: string[] = []
  const pictures: Drawing = {
    cache: async ({ key }) => {
      events.push('draw')
      return Buffer.from(key)
    },
    idle: async () => {
      events.push('idle')
    },
  }
  await drawAhead(each(urls), options(`${root}/waiting`, pictures))
  expect(events).toEqual(['idle', 'draw', 'idle', 'draw'])
})

it('stops when the server closes', async () => {
  const closing = new AbortController()
  const folder = `${root}/closing`
  async function* endless() {
    yield urls[0] ?? ''
    closing.abort()
    for (;;) yield urls[1] ?? ''
  }
  await drawAhead(endless(), { ...options(folder), signal: closing.signal })
  expect(cachedFiles(folder)).toHaveLength(1)
})
