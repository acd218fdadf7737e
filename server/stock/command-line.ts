import { readArgs, UsageError } from '../command-args.ts'
import { FEED_NAME } from './feed-name.ts'
import { DEMO_FEED } from './write/write-demo.ts'

/** What files are imported with. */
type FeedOptions = {
  tenant: string
  mapping: string
  /** Name of the feed; the mapping's where absent. */
  feed: string | undefined
  allowShrink: boolean
}

/** Where the database is; see `--data-dir`. */
type Place = { json: boolean; dataDirectory: string | undefined }

/** A parsed command line of `npm run stock -- …`. */
export type StockCommand =
  | (FeedOptions &
      Place & {
        command: 'import'
        files: string[]
        dryRun: boolean
        replaceAll: boolean
      })
  | (FeedOptions & { command: 'try'; file: string })
  | { command: 'map'; file: string; tenant: string; mapping: string | undefined }
  | (FeedOptions & Place & { command: 'watch'; folder: string })
  | (Place & { command: 'list'; tenant: string; status: string | undefined })
  | (Place & { command: 'show'; tenant: string; id: string })
  | (Place & { command: 'report'; tenant: string; feed: string | undefined })
  | (Place & { command: 'demo'; tenants: string[] })
  | { command: 'help' }

export type CommandOf<Name extends StockCommand['command']> = Extract<
  StockCommand,
  { command: Name }
>

export const usage = `Usage:
  npm run stock -- import <file>… --tenant <slug> [--mapping <name>] [--feed <name>] [--try | --dry-run]
                   [--allow-shrink] [--replace-all] [--json] [--data-dir <directory>]
  npm run stock -- map <file> --tenant <slug> [--mapping <name>]
  npm run stock -- watch <folder> --tenant <slug> [--mapping <name>] [--feed <name>] [--allow-shrink]
  npm run stock -- list --tenant <slug> [--status <status>] [--json]
  npm run stock -- show <id> --tenant <slug> [--json]
  npm run stock -- report --tenant <slug> [--feed <name>] [--json]
  npm run stock -- demo [--tenant <slug>]… [--json] [--data-dir <directory>]

  import          the files together replace the cars of their feed
  map             proposes a mapping from the headings of a CSV file, and writes it to the tenant's
                  folder mappings/, named after the file or by --mapping
  watch           imports each file that is dropped in a folder once it is complete, and moves it to
                  done/ or failed/ with its report, until it is interrupted
  list, show      the cars in stock; a car with why it is listed and has a repayment, or not
  report          the last imports, and the rows and values that were set aside
  --mapping       how the file's columns become fields: a file of the tenant's folder mappings/ or one
                  of the product; default: canonical
  --feed          the files replace this feed's cars only: a name for each of several files that
                  share a mapping; default: the mapping's name
  --try           show what becomes of the first 20 rows, column by column, and write nothing
  --dry-run       report what would happen and write nothing
  --allow-shrink  accept a file that removes more than 40 % of a dealership's stock or has no row
  --replace-all   also remove the tenant's cars of every other feed, demo stock included
  --status        in_stock, coming_soon, sold or withdrawn
  --json          print as JSON
  --data-dir      a folder with an SQLite database; default: the database of DATABASE_URL,
                  else the folder DATA_DIR, else ./data`

const options = {
  tenant: { type: 'string', multiple: true },
  mapping: { type: 'string' },
  feed: { type: 'string' },
  status: { type: 'string' },
  try: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'allow-shrink': { type: 'boolean', default: false },
  'replace-all': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

function feedName(name: string | undefined, option = '--feed'): string | undefined {
  if (name === undefined || (FEED_NAME.test(name) && name !== DEMO_FEED)) return name
  throw new UsageError(
    name === DEMO_FEED
      ? `Expected another ${option} than "${DEMO_FEED}", which is that of demo stock.`
      : `Expected ${option} as up to 40 lower-case letters, digits and dashes, found "${name}".`,
  )
}

/** The only operand of a command. */
function only(operands: string[], command: string, what: string): string {
  const [operand, ...rest] = operands
  if (operand === undefined) throw new UsageError(`Expected ${what} after "${command}".`)
  if (rest.length > 0) {
    throw new UsageError(
      `Expected one ${what.replace(/^an? /, '')}, found also "${rest.join('", "')}".`,
    )
  }
  return operand
}

function none(operands: string[], command: string, what: string): void {
  if (operands.length > 0)
    throw new UsageError(`"${command}" takes no ${what}, found "${operands[0]}".`)
}

/** @throws UsageError */
export function readStockCommand(args: string[]): StockCommand {
  const { values, positionals } = readArgs(args, options)
  const [command, ...operands] = positionals
  const { tenant: tenants = [], mapping, status } = values
  if (values.help || command === undefined) return { command: 'help' }
  const place = { json: values.json, dataDirectory: values['data-dir'] }
  const tenant = () => {
    const [slug] = tenants
    if (slug !== undefined && tenants.length === 1) return slug
    throw new UsageError(`Expected --tenant once, found it ${tenants.length} times.`)
  }
  const feed = () => feedName(values.feed)
  const ofFeed = () => ({
    tenant: tenant(),
    mapping: mapping ?? 'canonical',
    feed: feed(),
    allowShrink: values['allow-shrink'],
  })
  switch (command) {
    case 'import': {
      if (values.try)
        return { command: 'try', file: only(operands, command, 'a file'), ...ofFeed() }
      if (operands.length === 0) throw new UsageError('Expected a file after "import".')
      const { 'dry-run': dryRun, 'replace-all': replaceAll } = values
      return { command, files: operands, dryRun, replaceAll, ...ofFeed(), ...place }
    }
    case 'map': {
      const file = only(operands, command, 'a file')
      return { command, file, tenant: tenant(), mapping: feedName(mapping, '--mapping') }
    }
    case 'watch':
      return { command, folder: only(operands, command, 'a folder'), ...ofFeed(), ...place }
    case 'show':
      return { command, id: only(operands, command, 'an id'), tenant: tenant(), ...place }
    case 'list':
      none(operands, command, 'file')
      return { command, tenant: tenant(), status, ...place }
    case 'report':
      none(operands, command, 'file')
      return { command, tenant: tenant(), feed: feed(), ...place }
    case 'demo':
      none(operands, command, 'file')
      return { command, tenants, ...place }
    default:
      throw new UsageError(
        `Expected "import", "map", "watch", "list", "show", "report" or "demo", found "${command}".`,
      )
  }
}
