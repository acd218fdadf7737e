import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { sendRequest } from './product.ts'
import { startPreview } from './server-process.ts'

const harbour = 'harbour.localhost'
const page = (heading: string) =>
  JSON.stringify({
    schemaVersion,
    route: '/draft',
    title: heading,
    blocks: [{ id: 'heading', block: 'section-heading', props: { heading } }],
  })

/** A page file outside the tenants' folder. */
async function draftFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-draft-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const draft = join(folder, 'draft.json')
  await writeFile(draft, page('First words'))
  return draft
}

test('npm run preview shows the current content of a page file of any folder as a page of its site', async () => {
  const draft = await draftFile()
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

test('a preview counts no events and listens on this machine only, whatever HOST says', async () => {
  const env = { HOST: '0.0.0.0' }
  const server = await startPreview(inject('dataDir'), 'harbour', await draftFile(), env)
  onTestFinished(async () => void (await server.stop()))
  const { port } = server
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
  // Where events are counted, a request without a body is a 400.
  expect((await sendRequest(harbour, '/api/events', sent)).status).toBe(400)
  expect((await sendRequest(harbour, '/api/events', { ...sent, port })).status).toBe(404)
  // Every address of 127.0.0.0/8 is this machine's, but only 127.0.0.1 is listened on.
  const other = once(connect({ port, host: '127.0.0.2' }), 'connect')
  await expect(other).rejects.toThrow()
})

test('the public server has no drafts', async () => {
  expect((await sendRequest(harbour, '/draft')).status).toBe(404)
})
