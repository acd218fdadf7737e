import { argv, env, exit } from 'node:process'
import { buildStorybook } from './build-storybook.ts'
import { ensureChromium } from './chromium.ts'
import { startPostgres, type TestPostgres, testDatabaseUrl } from './postgres.ts'
import { runTool } from './run-tool.ts'

interface Stage {
  readonly title: string
  /** Answers an exit code. */
  readonly run: () => number | Promise<number>
}

/** What follows `npm test --` narrows the tests: file names, `--project unit`, `-t "a title"`. */
const filters = argv.slice(2)

/** The rules' own tests have run by then. */
const otherTests = ['--project', '!domain']

/** The quickest to fail first; a stage that fails ends the run. */
const stages: readonly Stage[] = [
  { title: 'Lint', run: () => runTool('biome', ['check', '.']) },
  { title: 'Types', run: () => runTool('tsc', []) },
  { title: 'Rules and coverage', run: rules },
  { title: 'Pages and tenants', run: () => runTool('node', ['scripts/check.ts']) },
  { title: 'Chromium', run: chromium },
  { title: 'PostgreSQL', run: postgres },
  { title: 'Build', run: () => runTool('node', ['scripts/build.ts']) },
  {
    title: 'Tests',
    run: () => runTool('vitest', ['run', ...(filters.length > 0 ? filters : otherTests)]),
  },
  { title: 'Storybook', run: () => buildStorybook('dist/storybook') },
]

/** The tests of the domain by themselves: what others happen to run of it proves nothing. */
function rules(): Promise<number> {
  const config = 'scripts/vitest.domain.config.ts'
  return runTool('vitest', ['run', '--config', config, '--coverage', '--reporter=minimal'])
}

function chromium(): number {
  console.log(ensureChromium())
  return 0
}

let ownPostgres: TestPostgres | undefined

/** Without one the tests run on SQLite alone: a machine that cannot have it is no fault of the code. */
async function postgres(): Promise<number> {
  if (env[testDatabaseUrl]) {
    console.log(`The one that ${testDatabaseUrl} names`)
    return 0
  }
  try {
    ownPostgres = await startPostgres()
    env[testDatabaseUrl] = ownPostgres.url
    console.log(ownPostgres.url)
  } catch (error) {
    if (env.CI) throw error
    console.log(`PostgreSQL is left out. ${error instanceof Error ? error.message : error}`)
  }
  return 0
}

async function exitCodeOf(stage: Stage): Promise<number> {
  try {
    return await stage.run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

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
console.log(`\n${[...summary, ...skipped].join('\n')}\n`)
exit(code)
