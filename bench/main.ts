// `npm run bench [-- <name>…]`: prints measurements, asserts no times.
import { parseArgs } from 'node:util'
import { browserBench } from './browser.ts'
import { builderBench } from './builder.ts'
import { deskBench } from './desk.ts'
import { holdsBench } from './holds.ts'
import { holdsSeenBench } from './holds-seen.ts'
import { hostileBench } from './hostile.ts'
import { interactionsBench } from './interactions.ts'
import { routesBench } from './routes.ts'
import { searchBench } from './search.ts'
import { serverBench } from './server.ts'
import { signInBench } from './sign-in.ts'
import { staffSignInBench } from './staff-sign-in.ts'
import { tenantsBench } from './tenants.ts'
import { tradeInBench } from './trade-in.ts'
import { tradeInBuyerBench } from './trade-in-buyer.ts'
import { wheelBench } from './wheel.ts'

interface Bench {
  readonly run: (options: Options) => Promise<void> | void
  /** Takes minutes: runs only when named. */
  readonly isLong?: true
}

interface Options {
  readonly requests: number | undefined
  readonly attempts: number | undefined
  readonly dealers: number | undefined
  readonly site: string | undefined
}

const benches: Readonly<Record<string, Bench>> = {
  search: { run: searchBench },
  server: { run: serverBench },
  browser: { run: browserBench },
  interactions: { run: interactionsBench },
  builder: { run: builderBench },
  desk: { run: deskBench },
  'trade-in': { run: () => tradeInBuyerBench().then(tradeInBench), isLong: true },
  'sign-in': { run: signInBench, isLong: true },
  'staff-sign-in': { run: staffSignInBench, isLong: true },
  wheel: { run: wheelBench, isLong: true },
  holds: { run: ({ attempts }) => holdsBench(attempts), isLong: true },
  'holds-seen': { run: holdsSeenBench, isLong: true },
  routes: { run: ({ site }) => routesBench(site), isLong: true },
  hostile: { run: ({ requests }) => hostileBench(requests), isLong: true },
  tenants: { run: ({ dealers }) => tenantsBench(dealers), isLong: true },
}

const usage = `npm run bench [-- <name>…] [-- --requests <count>] [-- --attempts <count>] [-- --dealers <count>] [-- --site <slug>]
Names: ${Object.keys(benches).join(', ')}; default: all but trade-in, the two of sign-in, wheel, holds, holds-seen, routes, hostile and tenants, which take minutes.
  --requests <count>  requests of hostile (default 300,000)
  --attempts <count>  attempts of holds (default 100,000), on a hundredth as many cars
  --dealers <count>   the one size of tenants (default 10, 200 and 1,000)
  --site <slug>       the one site of routes (default all); NU_CHECKER=<path of vnu.jar> checks its HTML, too`

function readCommand(): { names: readonly string[]; options: Options } {
  const { values, positionals } = parseArgs({
    options: {
      requests: { type: 'string' },
      attempts: { type: 'string' },
      dealers: { type: 'string' },
      site: { type: 'string' },
    },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !(name in benches))
  if (unknown.length > 0) throw new Error(`Unknown bench: ${unknown.join(', ')}.`)
  const { requests, attempts, dealers, site } = values
  const options = {
    requests: count(requests),
    attempts: count(attempts),
    dealers: count(dealers),
    site,
  }
  return { names: positionals, options }
}

function count(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new Error(`Expected a whole number from 1, found "${text}".`)
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

// `exit` runs the handlers that stop a bench's servers and remove its folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const { names, options } = commandOrUsage()
for (const [name, { run, isLong }] of Object.entries(benches)) {
  if (names.length > 0 ? !names.includes(name) : isLong) continue
  console.log(`\n== ${name}`)
  await run(options)
}
