import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { webhookSecrets } from './secrets.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  file = join(folder, 'secrets.json')
})
afterEach(() => rm(folder, { recursive: true }))

const first = 'the-first-secret-of-all'
const second = 'the-second-secret-of-all'

test('secrets are read by name, one or two each', async () => {
  await writeFile(file, JSON.stringify({ crm: first, 'group-crm': [second, first] }))
  const secrets = await webhookSecrets(file)
  expect([...secrets.names]).toEqual(['crm', 'group-crm'])
  expect(secrets.of('crm')).toEqual([first])
  expect(secrets.of('group-crm')).toEqual([second, first])
  expect(secrets.of('toString')).toBeUndefined()
})

test('without a file there are none', async () => {
  expect((await webhookSecrets(undefined)).names.size).toBe(0)
})

test('a file that is read again replaces them, a broken one does not', async () => {
  await writeFile(file, JSON.stringify({ crm: first }))
  const secrets = await webhookSecrets(file)
  const { names } = secrets
  await writeFile(file, '{')
  await expect(secrets.reload()).rejects.toThrow(/^WEBHOOK_SECRETS_FILE/)
  expect(secrets.of('crm')).toEqual([first])
  await writeFile(file, JSON.stringify({ other: second }))
  await secrets.reload()
  expect([...names]).toEqual(['other'])
  expect(secrets.of('crm')).toBeUndefined()
})

test.each([
  ['no JSON', `{ "crm": "${first}"`, /expected a JSON object .* something else$/],
  ['a list', `["${first}"]`, /something else$/],
  ['a short secret', '{ "crm": "hunter2" }', /something else at "crm"$/],
  ['three secrets', `{ "crm": ["${first}", "${second}", "${first}"] }`, /at "crm"$/],
  ['a name in capitals', `{ "CRM": "${first}" }`, /at "CRM"$/],
])('%s is refused without repeating a secret', async (_what, text, message) => {
  await writeFile(file, text)
  const cause = await webhookSecrets(file).catch((thrown: Error) => thrown)
  expect(cause).toMatchObject({ message: expect.stringMatching(message) })
  expect(String(cause)).not.toMatch(/hunter2|secret-of-all/)
})

test('a file that is not there is refused with its path', async () => {
  await expect(webhookSecrets(file)).rejects.toThrow(
    new Error(`WEBHOOK_SECRETS_FILE: ${file}: there is no such file`),
  )
})
