import { formatNumber } from '#domain/format.ts'
import { replay } from '#domain/prize/replay.ts'
import { readArgs, UsageError } from '../command-args.ts'
import { ImportError } from '../stock/import-error.ts'
import { assertTenant } from '../stock/tenant-folders.ts'
import type { SpinStore } from '../store/spin-store.ts'
import { openStore, type Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { typedCode } from './claim-code.ts'

/** What the command uses of the process. */
export interface PrizeContext {
  readonly now: Date
  /** The store's; see `openStore`. */
  readonly location: string
  readonly tenantsDirectory: string
  out(text: string): void
  err(text: string): void
}

const usage = `Usage:
  npm run wheel -- audit --tenant <slug>         draws every spin again from its audit; exit code 1 on a difference
  npm run wheel -- export --tenant <slug>        prints each draw as a line of JSON, for an outsider to draw again
  npm run wheel -- given <code> --tenant <slug>  marks a prize as given

  --wheel  id of one wheel; else all with a draw`

const options = {
  tenant: { type: 'string' },
  wheel: { type: 'string' },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

interface Asked {
  readonly store: Store
  readonly tenant: string
  readonly wheels: readonly string[]
  readonly rest: readonly string[]
  readonly context: PrizeContext
}

const commands: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  audit: printAudit,
  export: printDraws,
  given: giveOne,
}

/** Audits and exports the draws of wheels, and marks prizes as given. Answers the exit code. D32. */
export async function runPrizeCommand(args: string[], context: PrizeContext): Promise<number> {
  try {
    const { values, positionals } = readArgs(args, options)
    const [name = '', ...rest] = positionals
    const command = commands[name]
    if (values.help) {
      context.out(usage)
      return 0
    }
    if (!command) throw new UsageError(`Expected audit, export or given, found "${name}".`)
    const { tenant, wheel } = values
    if (tenant === undefined) throw new UsageError('Expected --tenant.')
    await assertTenant(tenant, context.tenantsDirectory)
    const store = await openStore(context.location)
    try {
      const wheels = wheel === undefined ? await store.spins(tenant).wheels() : [wheel]
      return await command({ store, tenant, wheels, rest, context })
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (error instanceof ImportError || error instanceof StoreError) context.err(error.message)
    else throw error
    return 1
  }
}

async function printAudit({ store, tenant, wheels, context }: Asked): Promise<number> {
  let isSound = true
  for (const wheel of wheels) {
    const { draws, lastHash, differences } = await audited(store.spins(tenant), wheel)
    if (differences.length > 0) isSound = false
    for (const text of differences) context.out(`${wheel}, ${text}`)
    const count = formatNumber(draws, 'en-AU')
    context.out(
      `${wheel}: ${count} draws, ${differences.length} differences; last hash ${lastHash ?? 'none'}`,
    )
  }
  if (wheels.length === 0) context.out('No draw yet.')
  return isSound ? 0 : 1
}

/** Draws a wheel's spins again, and compares hashes and what buyers were told. */
async function audited(spins: Pick<SpinStore, 'draws'>, wheel: string) {
  const again = replay()
  const differences: string[] = []
  let draws = 0
  let lastHash: string | undefined
  for await (const draw of spins.draws(wheel)) {
    draws += 1
    lastHash = draw.hash
    const { n, segment, told, isChained } = draw
    const found = again(draw).map(({ why }) => why)
    if (!isChained) found.push('the hash is not that of this draw and the one before')
    if (told !== undefined && told !== segment) found.push(`the buyer was told ${told}`)
    differences.push(...found.map((why) => `draw ${n}: ${why}`))
  }
  return { draws, lastHash, differences }
}

async function printDraws({ store, tenant, wheels, context }: Asked): Promise<number> {
  for (const wheel of wheels) {
    for await (const { isChained: _, told: __, ...draw } of store.spins(tenant).draws(wheel)) {
      context.out(JSON.stringify({ wheel, ...draw }))
    }
  }
  return 0
}

async function giveOne({ store, tenant, rest, context }: Asked): Promise<number> {
  const [typed, ...more] = rest
  if (typed === undefined || more.length > 0) throw new UsageError('Expected one claim code.')
  const code = typedCode(typed)
  const spins = store.spins(tenant)
  const spin = await spins.byCode(code)
  if (!spin) {
    context.err(`No prize of ${tenant} has the claim code ${code}.`)
    return 1
  }
  const by = { person: undefined, at: context.now.toISOString(), client: undefined }
  if (await spins.give(code, by)) {
    context.out(`${code}: ${spin.prize} is marked as given.`)
    return 0
  }
  context.err(`${code}: ${spin.prize} was given before, ${spin.claimedAt}.`)
  return 1
}
