import { parseArgs } from 'node:util'
import { DEMO_FEED } from './write/write-demo.ts'

/** A parsed command line of `npm run stock -- …`. */
export type StockCommand =
  | {
      command: 'import'
      file: string
      tenant: string
      mapping: string
      /** Name of the feed; the mapping's where absent. */
      feed: string | undefined
      dryRun: boolean
      allowShrink: boolean
      replaceAll: boolean
      json: boolean
      dataDirectory: string | undefined
    }
  | { command: 'demo'; tenants: string[]; json: boolean; dataDirectory: string | undefined }
  | { command: 'help' }

/** An invalid command line; the message says what was expected. */
export class UsageError extends Error {}

export const usage = `Usage:
  npm run stock -- import <file> --tenant <slug> [--mapping <name>] [--feed <name>] [--dry-run]
                   [--allow-shrink] [--replace-all] [--json] [--data-dir <directory>]
  npm run stock -- demo [--tenant <slug>]… [--json] [--data-dir <directory>]

  --mapping       how the file's columns become fields; default: canonical
  --feed          the file replaces this feed's cars only: a name for each of several files that
                  share a mapping; default: the mapping's name
  --dry-run       report what would happen and write nothing
  --allow-shrink  accept a file that removes more than 40 % of a dealership's stock or has no row
  --replace-all   also remove the tenant's cars of every other feed, demo stock included
  --json          print the report as JSON
  --data-dir      a folder with an SQLite database; default: the database of DATABASE_URL,
                  else the folder DATA_DIR, else ./data`

const options = {
  tenant: { type: 'string', multiple: true },
  mapping: { type: 'string', default: 'canonical' },
  feed: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'allow-shrink': { type: 'boolean', default: false },
  'replace-all': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const FEED_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/

function feedName(name: string | undefined): string | undefined {
  if (name === undefined || (FEED_NAME.test(name) && name !== DEMO_FEED)) return name
  throw new UsageError(
    name === DEMO_FEED
      ? `Expected another --feed than "${DEMO_FEED}", which is that of demo stock.`
      : `Expected --feed as up to 40 lower-case letters, digits and dashes, found "${name}".`,
  )
}

/** @throws UsageError */
export function readStockCommand(args: string[]): StockCommand {
  const { values, positionals } = parsed(args)
  const [command, file, ...rest] = positionals
  const { json, tenant: tenants = [], 'data-dir': dataDirectory } = values
  if (values.help || command === undefined) return { command: 'help' }
  if (command === 'demo') {
    if (file !== undefined) throw new UsageError(`"demo" takes no file, found "${file}".`)
    return { command, tenants, json, dataDirectory }
  }
  if (command !== 'import') {
    throw new UsageError(`Expected "import" or "demo", found "${command}".`)
  }
  if (file === undefined) throw new UsageError('Expected a file after "import".')
  if (rest.length > 0) throw new UsageError(`Expected one file, found also "${rest.join('", "')}".`)
  const [tenant] = tenants
  if (tenant === undefined || tenants.length > 1) {
    throw new UsageError(`Expected --tenant once, found it ${tenants.length} times.`)
  }
  return {
    ...{ command, file, tenant, json, dataDirectory, mapping: values.mapping },
    feed: feedName(values.feed),
    dryRun: values['dry-run'],
    allowShrink: values['allow-shrink'],
    replaceAll: values['replace-all'],
  }
}
