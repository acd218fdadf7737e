import { afterEach, expect, test, vi } from 'vitest'
import { draftPorts } from './make-draft.ts'

afterEach(() => vi.unstubAllGlobals())

test('who saves says of which page of the template it is, and of none once it is a whole page (Spec 6.04)', async () => {
  const sent: unknown[] = []
  const newer = { saved: false, version: 3, base: 2, value: { route: '/' }, by: { name: 'Leo' } }
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const { base, template_version } = JSON.parse(body)
    sent.push({ base, template_version })
    return Response.json(newer)
  })
  const base = { n: 1, template: 'one' }
  const { send } = draftPorts('harbour', 'pages/home.json', base, (value) => value)
  const request = { version: 1, key: 'a-key', value: { route: '/' }, isChecked: false }
  expect(await send(request)).toMatchObject({ saved: false, version: 3, by: 'Leo' })
  await send(request)
  expect(sent).toEqual([
    { base: 1, template_version: 'one' },
    { base: 2, template_version: undefined },
  ])
})
