import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { installFallbackFont, installTestBrowser } from './chromium.ts'
import { startPostgres, type TestPostgres, testDatabaseUrl } from './postgres.ts'
import { projectRoot, runTool } from './run-tool.ts'
import { isFullTest } from './test-extent.ts'

interface Stage {
  readonly title: string
  /** Returns the exit code. */
  readonly run: () => number | Promise<number>
}

/** The arguments after `npm test --` filter the tests: file names, `--project unit`, `-t "a title"`. */
const filters = argv.slice(2)

/** The tests of `domain` have run in an earlier stage. */
const otherTests = ['--project', '!domain']

/** The fastest first; a stage that fails ends the run. */
const stages: readonly Stage[] = [
  { title: 'Lint', run: () => runTool('biome', ['check', '.']) },
  { title: 'Types', run: () => runTool('tsc', ['--checkers', '2']) },
  { title: 'Rules and coverage', run: rules },
  { title: 'Chromium', run: chromium },
  { title: 'PostgreSQL', run: postgres },
  { title: 'Pages and build', run: build },
  { title: 'Tests and Storybook', run: tests },
]

/** Runs a program beside others, which leave a CPU core idle: its exit code, and what it printed. */
async function beside(args: readonly string[]): Promise<{ code: number; printed: string }> {
  let printed = ''
  const code = await runTool('node', args, (text) => {
    printed += text
  })
  return { code, printed }
}

/** Pages and tenants are checked beside the build. */
async function build(): Promise<number> {
  const checking = beside(['scripts/check.ts'])
  const built = await runTool('node', ['scripts/build.ts'])
  const { code, printed } = await checking
  console.log(printed)
  return built || code
}

/**
 * Storybook is built beside the tests. What it prints is shown only if it fails, after the tests: otherwise
 * their failures would stand far above the end.
 */
async function tests(): Promise<number> {
  // Of Node's processes that compile the same files; not while coverage is counted, which it makes less precise.
  env.NODE_COMPILE_CACHE ??= join(projectRoot, 'dist/compile-cache')
  const building = beside(['scripts/build-storybook.ts', 'dist/storybook'])
  const code = await runTool('vitest', ['run', ...(filters.length > 0 ? filters : otherTests)])
  const storybook = await building
  console.log(storybook.code === 0 ? 'Storybook is built.' : storybook.printed)
  return code || storybook.code
}

/** Coverage counts only the domain's own tests: code that other tests happen to run is not verified. */
function rules(): Promise<number> {
  const config = 'scripts/vitest.domain.config.ts'
  return runTool('vitest', ['run', '--config', config, '--coverage', '--reporter=minimal'])
}

function chromium(): number {
  console.log(installTestBrowser())
  installFallbackFont()
  return 0
}

let ownPostgres: TestPostgres | undefined

/** Without PostgreSQL the tests run on SQLite only: a machine without it is not an error, except in CI. */
async function postgres(): Promise<number> {
  if (env[testDatabaseUrl]) {
    console.log(`Uses the server in ${testDatabaseUrl}`)
    return 0
  }
  try {
    ownPostgres = await startPostgres()
    env[testDatabaseUrl] = ownPostgres.url
    console.log(ownPostgres.url)
  } catch (error) {
    if (env.CI) throw error
    console.log(`PostgreSQL is skipped. ${error instanceof Error ? error.message : error}`)
  }
  return 0
}

function bytesFree(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

async function exitCodeOf(stage: Stage): Promise<number> {
  try {
    return await stage.run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/** What this run does not test, and which command does. */
const leftOut = [
  ...(isFullTest
    ? []
    : [
        '- stories, pages and behaviours under every dealer, more property runs: npm run test:full',
      ]),
  '- what no test would detect: npm run mutation',
]

// Databases and copies of files in memory: tests would wait for the disk.
if (bytesFree('/dev/shm') > 4e9) env.TMPDIR ??= '/dev/shm'

const summary: string[] = []
let code = 0
for (const stage of stages) {
  console.log(`\n━━ ${stage.title} ${'━'.repeat(Math.max(0, 76 - stage.title.length))}`)
  const start = performance.now()
  code = await exitCodeOf(stage)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  summary.push(`${code === 0 ? '✓' : '✗'} ${stage.title.padEnd(20)} ${seconds.padStart(7)} s`)
  if (code !== 0) break
}
await ownPostgres?.stop()
const skipped = stages.slice(summary.length).map((stage) => `- ${stage.title} (not run)`)
console.log(`\n${[...summary, ...skipped, ...leftOut].join('\n')}\n`)
exit(code)
