// `npm run bench [-- <name>…]`: prints figures, asserts none.
import { parseArgs } from 'node:util'
import { browserBench } from './browser.ts'
import { eventsBench } from './events.ts'
import { hostileBench } from './hostile.ts'
import { importBench } from './import.ts'
import { picturesBench } from './pictures.ts'
import { previewBench } from './preview.ts'
import { rulesBench } from './rules.ts'
import { searchBench } from './search.ts'
import { serverBench } from './server.ts'
import { tenantsBench } from './tenants.ts'

interface Bench {
  readonly run: (options: Options) => Promise<void>
  /** Takes minutes: runs only where it is named. */
  readonly isLong?: true
}

interface Options {
  readonly requests: number | undefined
  readonly dealers: number | undefined
}

const benches: Readonly<Record<string, Bench>> = {
  import: { run: importBench },
  search: { run: searchBench },
  rules: { run: rulesBench },
  server: { run: serverBench },
  pictures: { run: picturesBench },
  preview: { run: previewBench },
  browser: { run: browserBench },
  events: { run: eventsBench, isLong: true },
  hostile: { run: ({ requests }) => hostileBench(requests), isLong: true },
  tenants: { run: ({ dealers }) => tenantsBench(dealers), isLong: true },
}

const usage = `npm run bench [-- <name>…] [-- --requests <count>] [-- --dealers <count>]
Names: ${Object.keys(benches).join(', ')}; without one, all but events, hostile and tenants, which take minutes.
  --requests <count>  of hostile, in place of 300,000
  --dealers <count>   the one size of tenants, in place of 10, 200 and 1,000`

function readCommand(): { asked: readonly string[]; options: Options } {
  const { values, positionals } = parseArgs({
    options: { requests: { type: 'string' }, dealers: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !(name in benches))
  if (unknown.length > 0) throw new Error(`Unknown bench: ${unknown.join(', ')}.`)
  const options = { requests: count(values.requests), dealers: count(values.dealers) }
  return { asked: positionals, options }
}

function count(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`Expected a whole number, found "${text}".`)
  return Number(text)
}

function commandOrUsage(): ReturnType<typeof readCommand> {
  try {
    return readCommand()
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\n${usage}`)
    process.exit(2)
  }
}

// Ending through `exit` takes the servers and folders of a bench along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const { asked, options } = commandOrUsage()
for (const [name, { run, isLong }] of Object.entries(benches)) {
  if (asked.length > 0 ? !asked.includes(name) : isLong) continue
  console.log(`\n== ${name}`)
  await run(options)
}
