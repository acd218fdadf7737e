import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { copyProject, type ProjectCopy } from './project-copy.fixture.ts'
import { isFullTest } from './test-extent.ts'

const seconds = 1000

const files: Readonly<Record<string, string>> = {
  'blocks/hello-dealer/schema.ts': `
import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'hello-dealer',
  title: 'Hello dealer',
  description: 'Greets every visitor.',
  role: 'section',
  props: {
    greeting: z.string().min(1).default('Hello').meta({ title: 'Greeting', description: 'A word.' }),
  },
  examples: [{ name: 'Smallest' }, { name: 'Typical', props: { greeting: 'G’day' } }],
  spec: ['2.01'],
})
`,
  'blocks/hello-dealer/hello-dealer.tsx': `
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

export default function HelloDealer({ props, site }: ViewOf<typeof block>) {
  return <section className="hello-dealer p-4"><h1>{props.greeting} from {site.name}</h1></section>
}
`,
  'blocks/hello-dealer/hello-dealer.css': `
@layer components {
  .hello-dealer {
    outline: 3px double;
  }
}
`,
  'blocks/hello-dealer/hello-dealer.stories.tsx': `
import { storyOf } from '../story.ts'
import HelloDealer from './hello-dealer.tsx'
import block from './schema.ts'

export default { component: HelloDealer }

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
`,
  'tenants/harbour/pages/hello.json': pageFile({ greeting: 'Good morning' }),
}

function pageFile(props: object, route = '/hello'): string {
  const blocks = [{ id: 'hello', block: 'hello-dealer', props }]
  return JSON.stringify({ schemaVersion, route, title: 'Hello', blocks }, null, 2)
}

let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
  for (const [path, content] of Object.entries(files)) copy.write(path, content)
})
afterAll(() => copy.delete())

describe('a new folder in blocks/ and no edit elsewhere (issue 2, Done when 9)', () => {
  test('the schemas and the check know the block and its props', { timeout: 60 * seconds }, () => {
    const misspelt = 'tenants/harbour/pages/misspelt.json'
    copy.write(misspelt, pageFile({ greting: 'Good morning' }, '/misspelt'))
    const { status, output } = copy.run('scripts/check.ts', '--write')
    copy.remove(misspelt)
    expect(status).toBe(1)
    expect(output).toMatch(/harbour\/pages\/misspelt\.json:\d+:\d+ .*greting.*(\n.*)?greeting/)
    expect(output).toMatch(/ checked: 1 error,/)
    const pageSchema = readFileSync(join(copy.folder, 'pages/page.schema.json'), 'utf8')
    expect(pageSchema).toContain('Greets every visitor.')
    expect(pageSchema).toContain('G’day')
  })

  test('development serves its stylesheet', () => {
    expect(copy.devStyles()).toContain('/blocks/hello-dealer/hello-dealer.css')
  })

  // Starts Vitest once more, whose tests find every folder of blocks alike.
  test.runIf(isFullTest)(
    'its examples are checked, rendered as stories, and in the dealers’ page',
    {
      timeout: 120 * seconds,
    },
    () => {
      const vitest = 'node_modules/vitest/vitest.mjs'
      const files = ['pages/examples', 'blocks/stories']
      const found = copy.run(vitest, 'run', '--project', 'unit', ...files, '-t', 'hello-dealer')
      expect(found.output).toMatch(/10 passed/)
      expect(found.status).toBe(0)
      copy.run('scripts/docs.ts')
      const dealers = readFileSync(join(copy.folder, 'docs/dealers.md'), 'utf8')
      expect(dealers).toContain('"block": "hello-dealer", "props": {"greeting": "G’day"}')
    },
  )

  // Builds the product once more, which finds every folder of blocks alike.
  test.runIf(isFullTest)(
    'the built product shows it, even after its build is removed',
    {
      timeout: 120 * seconds,
    },
    async () => {
      const port = await startProduct()
      const page = await get(port, 'harbour.localhost', '/hello')
      expect(page).toMatch(
        /<section id="hello" data-block="hello-dealer"[^>]*><h1>Good morning from /,
      )
      expect(page).toContain('.hello-dealer{outline:3px double')
      expect(await get(port, 'harbour.localhost', '/')).not.toContain('.hello-dealer')
      // As another `npm run build` does first.
      copy.remove('dist')
      const [font = ''] = /\/assets\/[\w-]+\.woff2/.exec(page) ?? []
      expect(await get(port, 'harbour.localhost', font)).toMatch(/^wOF2/)
      expect(await get(port, 'harbour.localhost', '/')).toContain('Harbour Motor Group')
    },
  )
})

const buildAndServe = `
  const { build } = await import('./scripts/build.ts')
  await build()
  const { start } = await import(process.cwd() + '/dist/server/main.js')
  const { sites } = await start(process.cwd() + '/dist', { PORT: '0' })
  console.log(sites.map(({ url }) => url).join(' '))`

/** Builds and serves the copy without stock; resolves with its port once it is listening. */
async function startProduct(): Promise<number> {
  const child = spawn(execPath, ['--input-type=module', '--eval', buildAndServe], {
    cwd: copy.folder,
    // With Vitest's NODE_ENV, Vite would build React's development version.
    env: { ...process.env, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => stop(child))
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += chunk
    const [, port] = /harbour\.localhost:(\d+)/.exec(printed) ?? []
    if (port) return Number(port)
  }
  throw new Error(`The product exited early: ${printed}${await text(child.stderr)}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function get(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) =>
      resolve(text(response)),
    )
      .on('error', reject)
      .end()
  })
}
