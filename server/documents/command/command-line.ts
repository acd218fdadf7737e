import { readArgs, UsageError } from '../../command-args.ts'

/** Where the database is. */
type Place = { dataDirectory: string | undefined }

/** A parsed command line of `npm run pages -- …`. */
export type PagesCommand =
  /** `sites` is empty for all of them. */
  | (Place & { command: 'diff'; sites: string[] })
  | (Place & { command: 'export'; site: string; to: string | undefined })
  | (Place & { command: 'import'; site: string; from: string | undefined; removes: boolean })
  | { command: 'help' }

export const usage = `Usage:
  npm run pages -- diff [--site <slug>]…
  npm run pages -- export --site <slug> [--to <new folder>]
  npm run pages -- import --site <slug> [--from <folder>] [--remove]

  diff        how what people published differs from the files of the sites; exit code 1 where it does
  export      makes the files of a site as they are published: in its folder, or in a new folder, which
              is a copy of it
  import      publishes the files of a site's folder, or of another folder, where they differ from what
              is live; all of them, or none where one has an error
  --remove    also takes away the pages and content that the folder does not have
  --data-dir  a folder with an SQLite database; default: the database of DATABASE_URL,
              else the folder DATA_DIR, else ./data`

const options = {
  site: { type: 'string', multiple: true },
  to: { type: 'string' },
  from: { type: 'string' },
  remove: { type: 'boolean' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** @throws UsageError */
export function readPagesCommand(args: readonly string[]): PagesCommand {
  const { values, positionals } = readArgs(args, options)
  const [command, ...operands] = positionals
  if (values.help || command === undefined || command === 'help') return { command: 'help' }
  if (operands.length > 0) throw new UsageError(`Unexpected ${operands.join(' ')}`)
  const place = { dataDirectory: values['data-dir'] }
  const { site: sites = [], to, from, remove: removes = false } = values
  const only = (wanted: typeof command, option: string, value: unknown) => {
    if (value && command !== wanted) throw new UsageError(`--${option} is of ${wanted} only`)
  }
  only('export', 'to', to)
  only('import', 'from', from)
  only('import', 'remove', removes)
  switch (command) {
    case 'diff':
      return { ...place, command, sites }
    case 'export':
      return { ...place, command, site: oneOf(command, sites), to }
    case 'import':
      return { ...place, command, site: oneOf(command, sites), from, removes }
    default:
      throw new UsageError(`Unknown command "${command}": expected diff, export or import`)
  }
}

function oneOf(command: string, [site, ...more]: readonly string[]): string {
  if (site !== undefined && more.length === 0) return site
  throw new UsageError(`${command}: expected one --site <slug>`)
}
