import { readArgs, UsageError } from '../../command-args.ts'
import type { DeliveryState } from '../../store/delivery-store.ts'

/** Where the database is, and how to print. */
type Place = { json: boolean; dataDirectory: string | undefined }

/** One lead of a tenant. */
type OfLead = Place & { tenant: string; id: string }

/** A parsed command line of `npm run leads -- …`. */
export type LeadsCommand =
  /** `tenants` is empty for all of them. */
  | (Place & {
      command: 'list'
      tenants: string[]
      state: DeliveryState | undefined
      limit: number
      after: string | undefined
    })
  | (OfLead & { command: 'show' })
  /** `id` is that of a lead, or of one of its deliveries. */
  | (OfLead & { command: 'resend' })
  | (OfLead & { command: 'forget' })
  /** `phone` is E.164. */
  | (Place & { command: 'forget-person'; tenant: string; phone: string })
  /** `tenants` is empty for all of them. */
  | (Place & { command: 'export'; file: string; tenants: string[] })
  | (Place & { command: 'import'; file: string })
  | { command: 'help' }

const LIMIT = 50
const MAX_LIMIT = 10_000
const states: readonly DeliveryState[] = ['waiting', 'done', 'failed']

export const usage = `Usage:
  npm run leads -- list [--tenant <slug>]… [--state waiting|done|failed] [--limit <n>] [--after <id>] [--json]
  npm run leads -- failed [--tenant <slug>]… [--limit <n>] [--json]
  npm run leads -- show <id> --tenant <slug> [--json]
  npm run leads -- resend <id> --tenant <slug> [--json]
  npm run leads -- forget <id> --tenant <slug> [--json]
  npm run leads -- forget --phone <number> --tenant <slug> [--json]
  npm run leads -- export <file> [--tenant <slug>]… [--json] [--data-dir <directory>]
  npm run leads -- import <file> [--json] [--data-dir <directory>]

  list        the latest enquiries, a line each, without names: when, about what, and what became of them
  failed      those with a delivery that was given up
  show        an enquiry in full, with every delivery and every attempt
  resend      sends the deliveries of an enquiry again, or the one whose id is given; a running server
              sends them within seconds, with the same ids, so that receivers can tell
  forget      deletes an enquiry with its booking, its deliveries and their attempts, for good; with --phone
              everything of a person: all their enquiries and their account
  export      writes enquiries to a new file that only this user may read, with all that is stored of them
  import      stores the enquiries of such a file as they are, deliveries that wait included; one that is
              there stays as it is
  --state     only those with a delivery that waits, is done or has failed
  --limit     at most so many of a site; default: ${LIMIT}
  --after     continues after this enquiry, with one --tenant
  --phone     a number with its country, such as +61491570006
  --json      print as JSON
  --data-dir  a folder with an SQLite database; default: the database of DATABASE_URL,
              else the folder DATA_DIR, else ./data`

const options = {
  tenant: { type: 'string', multiple: true },
  state: { type: 'string' },
  limit: { type: 'string' },
  after: { type: 'string' },
  phone: { type: 'string' },
  json: { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

type Values = ReturnType<typeof readArgs<typeof options>>['values']

/** @throws UsageError */
export function readLeadsCommand(args: string[]): LeadsCommand {
  const { values, positionals } = readArgs(args, options)
  const [command, ...operands] = positionals
  if (values.help || command === undefined) return { command: 'help' }
  const place = { json: values.json, dataDirectory: values['data-dir'] }
  switch (command) {
    case 'list':
      return { ...listed(values, operands, command), state: stateOf(values), ...place }
    case 'failed':
      return { ...listed(values, operands, command), state: 'failed', ...place }
    case 'show':
    case 'resend':
    case 'forget':
      if (command === 'forget' && values.phone !== undefined) {
        return { command: 'forget-person', ...onePerson(values, operands), ...place }
      }
      return { command, ...oneLead(values, operands, command), ...place }
    case 'export':
      return { command, file: oneFile(operands, command), tenants: values.tenant ?? [], ...place }
    case 'import':
      if (values.tenant)
        throw new UsageError('"import" takes no --tenant: the file names each site.')
      return { command, file: oneFile(operands, command), ...place }
    default:
      throw new UsageError(
        `Expected "list", "failed", "show", "resend", "forget", "export" or "import", found "${command}".`,
      )
  }
}

function listed({ tenant = [], limit, after }: Values, operands: string[], command: string) {
  if (operands.length > 0) {
    throw new UsageError(`"${command}" takes no id, found "${operands[0]}".`)
  }
  if (after !== undefined && tenant.length !== 1) {
    throw new UsageError(`Expected --tenant once with --after, found it ${tenant.length} times.`)
  }
  return { command: 'list' as const, tenants: tenant, limit: limitOf(limit), after }
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMIT
  const limit = Number(text)
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new UsageError(
    `Expected --limit as a whole number from 1 to ${MAX_LIMIT}, found "${text}".`,
  )
}

function stateOf({ state }: Values): DeliveryState | undefined {
  const known = states.find((each) => each === state)
  if (known !== undefined || state === undefined) return known
  throw new UsageError(`Expected --state ${states.join(', ')}, found "${state}".`)
}

function oneFile([file, ...more]: string[], command: string): string {
  if (file !== undefined && more.length === 0) return file
  throw new UsageError(
    `Expected one file after "${command}", found ${more.length + (file ? 1 : 0)}.`,
  )
}

function onePerson({ tenant, phone = '' }: Values, operands: string[]) {
  if (operands.length > 0) throw new UsageError('Expected an id or --phone, found both.')
  if (/^\+\d{8,15}$/.test(phone)) return { tenant: oneTenant(tenant), phone }
  throw new UsageError(`Expected --phone as +61491570006, found "${phone}".`)
}

function oneLead({ tenant }: Values, operands: string[], command: string) {
  const [id, ...more] = operands
  if (id === undefined) throw new UsageError(`Expected an id after "${command}".`)
  if (more.length > 0) throw new UsageError(`Expected one id, found also "${more.join('", "')}".`)
  return { tenant: oneTenant(tenant), id }
}

function oneTenant(tenants: readonly string[] = []): string {
  const [tenant] = tenants
  if (tenant !== undefined && tenants.length === 1) return tenant
  throw new UsageError(`Expected --tenant once, found it ${tenants.length} times.`)
}
