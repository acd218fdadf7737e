import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ask } from './product.ts'
import { startPreview } from './server-process.ts'

const harbour = 'harbour.localhost'
const page = (heading: string) =>
  JSON.stringify({
    ...{ schemaVersion: 2, route: '/draft', title: heading },
    blocks: [{ id: 'heading', block: 'section-heading', props: { heading } }],
  })

test('npm run preview shows a page file of any folder as a page of its site, as it is now', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-draft-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const draft = join(folder, 'draft.json')
  await writeFile(draft, page('First words'))
  const server = await startPreview(inject('dataDir'), 'harbour', draft)
  onTestFinished(async () => void (await server.stop()))
  const look = (path = '/draft') => ask(harbour, path, { port: server.port })
  expect(server.output()).toContain(`http://${harbour}:${server.port}/draft\n`)
  expect((await look()).body.toString()).toContain('First words</h2>')
  await writeFile(draft, page('Second thoughts'))
  const second = await look()
  expect(second.body.toString()).toContain('Second thoughts</h2>')
  expect(second.headers['cache-control']).toBe('private, no-store')
  await writeFile(draft, page('').replace('heading":""', 'headin":"x"'))
  const faulty = await look()
  expect(faulty.status).toBe(500)
  expect(faulty.body.toString()).toContain(`${draft}:1:`)
  await writeFile(draft, page('Third'))
  expect((await look('/about-us')).status).toBe(200)
  expect((await look('/search')).status).toBe(200)
  expect((await ask('kiwi.localhost', '/draft', { port: server.port })).status).toBe(404)
})

test('the server of visitors knows no draft', async () => {
  expect((await ask(harbour, '/draft')).status).toBe(404)
})
