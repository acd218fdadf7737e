import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sendRequest } from './product.ts'
import { startPreview } from './server-process.ts'

const harbour = 'harbour.localhost'
const page = (heading: string) =>
  JSON.stringify({
    ...{ schemaVersion: 2, route: '/draft', title: heading },
    blocks: [{ id: 'heading', block: 'section-heading', props: { heading } }],
  })

test('npm run preview shows the current content of a page file of any folder as a page of its site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-draft-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const draft = join(folder, 'draft.json')
  await writeFile(draft, page('First words'))
  const server = await startPreview(inject('dataDir'), 'harbour', draft)
  onTestFinished(async () => void (await server.stop()))
  const view = (path = '/draft') => sendRequest(harbour, path, { port: server.port })
  expect(server.output()).toContain(`http://${harbour}:${server.port}/draft\n`)
  expect((await view()).body.toString()).toContain('First words</h2>')
  await writeFile(draft, page('Second thoughts'))
  const second = await view()
  expect(second.body.toString()).toContain('Second thoughts</h2>')
  expect(second.headers['cache-control']).toBe('private, no-store')
  await writeFile(draft, page('').replace('heading":""', 'headin":"x"'))
  const faulty = await view()
  expect(faulty.status).toBe(500)
  expect(faulty.body.toString()).toContain(`${draft}:1:`)
  await writeFile(draft, page('Third'))
  expect((await view('/about-us')).status).toBe(200)
  expect((await view('/search')).status).toBe(200)
  expect((await sendRequest('kiwi.localhost', '/draft', { port: server.port })).status).toBe(404)
})

test('the public server has no drafts', async () => {
  expect((await sendRequest(harbour, '/draft')).status).toBe(404)
})
