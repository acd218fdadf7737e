import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { importGraphOf } from './import-graph.ts'
import { copyProject } from './project-copy.fixture.ts'
import { isFullTest } from './test-extent.ts'

const files: Readonly<Record<string, string>> = {
  'server/greetings/open.ts': `
import { z } from 'zod'
import type { Capability } from '../capability.ts'
import { endpoint } from '../http/endpoint/endpoint.ts'

export default (): Capability => ({
  endpoints: [
    endpoint({
      path: '/api/greetings',
      body: z.strictObject({ name: z.string().max(100) }),
      maxBodyBytes: 1_000,
      rates: { client: { count: 60, seconds: 60 }, tenant: { count: 600, seconds: 60 } },
      handle: ({ body, tenant }) => ({ json: { text: \`\${tenant.site.name} greets \${body.name}\` } }),
    }),
  ],
  metrics: () => ['greetings 0'],
})
`,
  'server/greetings/open.test.ts': `
import { expect, test } from 'vitest'
import { appWith, ask } from '../app.fixture.ts'

test('greets', async () => {
  const { app } = await appWith()
  const headers = { origin: 'http://harbour.localhost', 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Sam' })
  const { text } = await ask(app, '/api/greetings', { method: 'POST', headers, body })
  expect(JSON.parse(text)).toEqual({ text: 'Harbour Motor Group greets Sam' })
})
`,
}

// Starts Vitest once more. That nothing else names an `open.ts` is tested below.
test.runIf(isFullTest)(
  'a folder of server/ with an open.ts is served, and one that is gone is not, without an edit elsewhere (issue 33, Done when 5)',
  { timeout: 300_000 },
  () => {
    const copy = copyProject()
    onTestFinished(copy.delete)
    for (const [path, content] of Object.entries(files)) copy.write(path, content)
    copy.remove('server/phone-reveals')
    const vitest = 'node_modules/vitest/vitest.mjs'
    const names = ['server/greetings', 'server/endpoint-isolation']
    const run = copy.run(vitest, 'run', '--project', 'unit', ...names, '-t', 'greets|has a case')
    const output = stripVTControlCharacters(run.output)
    expect(output).toMatch(/1 failed \| 1 passed/)
    // The list of what is asked with the ids of another dealer says which case is missing.
    expect(output).toMatch(/\+ +"POST \/api\/greetings"/)
    expect(output).toMatch(/- +"POST \/api\/phone-reveals"/)
  },
)

test('no file imports what opens a capability, but the list of them', () => {
  const isOpen = (path: string) => /^server\/[^/]+\/open\.ts$/.test(path)
  const users = [...importGraphOf(join(import.meta.dirname, '..')).values()]
    .filter(({ path }) => !/\.(test|fixture)\.ts$/.test(path))
    .filter(({ imports }) => imports.some(({ files }) => files.some(isOpen)))
  expect(users.map(({ path }) => path)).toEqual(['server/capabilities.ts'])
})
