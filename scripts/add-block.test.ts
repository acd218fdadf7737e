import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { execPath } from 'node:process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const notCopied = /^(node_modules|\.git|dist|data|coverage|storybook-static)(\/|$)/
const seconds = 1000

const files: Readonly<Record<string, string>> = {
  'blocks/hello-dealer/schema.ts': `
import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'hello-dealer',
  title: 'Hello dealer',
  description: 'Greets whoever comes by.',
  role: 'section',
  version: 1,
  props: {
    greeting: z.string().min(1).default('Hello').meta({ title: 'Greeting', description: 'A word.' }),
  },
  spec: ['2.01'],
})
`,
  'blocks/hello-dealer/hello-dealer.tsx': `
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

export default function HelloDealer({ props, site }: ViewOf<typeof block>) {
  return <section className="p-4"><h1>{props.greeting} from {site.name}</h1></section>
}
`,
  'blocks/hello-dealer/hello-dealer.stories.tsx': `
import { storyPage, storySite } from '../story-site.ts'
import HelloDealer from './hello-dealer.tsx'
import block from './schema.ts'

export default {
  component: HelloDealer,
  args: { id: 'hello', props: block.props.parse({}), slots: {}, data: undefined, site: storySite, page: storyPage() },
}
export const Smallest = {}
export const Typical = { args: { props: block.props.parse({ greeting: 'G’day' }) } }
`,
  'tenants/harbour/pages/hello.json': pageFile({ greeting: 'Good morning' }),
}

function pageFile(props: object): string {
  const blocks = [{ id: 'hello', block: 'hello-dealer', props }]
  return JSON.stringify({ schemaVersion: 1, route: '/hello', title: 'Hello', blocks }, null, 2)
}

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'forecourt-block-'))
  cpSync(root, copy, { recursive: true, filter: (from) => !notCopied.test(relative(root, from)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'data'))
  for (const [path, content] of Object.entries(files)) write(path, content)
})
afterAll(() => rmSync(copy, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), content)
}

function run(script: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('a new folder in blocks/ and no edit elsewhere (issue 2, Done when 9)', () => {
  test('the schemas and the check know the block and its props', { timeout: 60 * seconds }, () => {
    expect(run('scripts/check.ts', '--write').output).toMatch(/ 0 errors/)
    const pageSchema = readFileSync(join(copy, 'pages/page.schema.json'), 'utf8')
    expect(pageSchema).toContain('Greets whoever comes by.')
    write('tenants/harbour/pages/hello.json', pageFile({ greting: 'Good morning' }))
    const { status, output } = run('scripts/check.ts')
    write('tenants/harbour/pages/hello.json', pageFile({ greeting: 'Good morning' }))
    expect(status).toBe(1)
    expect(output).toMatch(
      /tenants\/harbour\/pages\/hello\.json:\d+:\d+ .*greting.*(\n.*)?greeting/,
    )
  })

  test('its stories are found and rendered', { timeout: 120 * seconds }, () => {
    const vitest = 'node_modules/vitest/vitest.mjs'
    const title = 'stories of hello-dealer'
    const found = run(vitest, 'run', '--project', 'unit', 'blocks/stories', '-t', title)
    expect(found.output).toMatch(/3 passed/)
    expect(found.status).toBe(0)
  })

  test('the built product shows it, even after its build is removed', {
    timeout: 120 * seconds,
  }, async () => {
    const port = await startProduct()
    const page = await get(port, 'harbour.localhost', '/hello')
    expect(page).toMatch(
      /<section id="hello" data-block="hello-dealer"[^>]*><h1>Good morning from /,
    )
    // Another `npm run build` starts with this.
    rmSync(join(copy, 'dist'), { recursive: true })
    const [font = ''] = /\/assets\/[\w-]+\.woff2/.exec(page) ?? []
    expect(await get(port, 'harbour.localhost', font)).toMatch(/^wOF2/)
    expect(await get(port, 'harbour.localhost', '/')).toContain('Harbour Motor Group')
  })
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
    cwd: copy,
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
