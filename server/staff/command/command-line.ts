import { type Role, roles } from '#domain/staff/role.ts'
import { emailInput } from '#domain/staff/texts.ts'
import { readArgs, UsageError } from '../../command-args.ts'

/** Where the database is, and how to print. */
type Place = { json: boolean; dataDirectory: string | undefined }

/** A parsed command line of `npm run staff -- …`. */
export type StaffCommand =
  | (Place & { command: 'invite'; email: string; tenant: string; role: Role })
  /** `tenants` is empty for all of them. */
  | (Place & { command: 'list'; tenants: string[] })
  | (Place & { command: 'reset'; email: string })
  /** `tenants` is empty for all of them. */
  | (Place & { command: 'audit'; tenants: string[] })
  | { command: 'help' }

export const usage = `Usage:
  npm run staff -- invite <mail> --tenant <slug> [--role ${roles.join('|')}]
  npm run staff -- list [--tenant <slug>]… [--json]
  npm run staff -- reset <mail>
  npm run staff -- audit --verify [--tenant <slug>]… [--json]

  invite      prints the link by which a person becomes a member of a site, for 24 hours; the first
              owner of a site comes by it. Nothing is sent
  list        everybody, with their sites and roles
  reset       for somebody who lost both password and second factor: removes their second factors,
              ends their sessions, and prints the link by which they set a new password, for an hour
  audit       --verify computes the hashes of the audit logs anew and reports the first entry that was
              changed or removed; exit code 1 if there is one. It prints each log's last number and
              hash: noted elsewhere, they show whether the last entries are still there
  --role      default: owner
  --json      print as JSON
  --data-dir  a folder with an SQLite database; default: the database of DATABASE_URL,
              else the folder DATA_DIR, else ./data`

const options = {
  tenant: { type: 'string', multiple: true },
  role: { type: 'string' },
  verify: { type: 'boolean' },
  json: { type: 'boolean' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = ReturnType<typeof readArgs<typeof options>>['values']

/** @throws UsageError */
export function readStaffCommand(args: readonly string[]): StaffCommand {
  const { values, positionals } = readArgs(args, options)
  const [command, ...operands] = positionals
  if (values.help || command === undefined || command === 'help') return { command: 'help' }
  const place = { json: values.json ?? false, dataDirectory: values['data-dir'] }
  const { tenant: tenants = [] } = values
  switch (command) {
    case 'invite':
      return { ...place, command, ...invitation(operands, values) }
    case 'list':
      nothingMore(operands)
      return { ...place, command, tenants }
    case 'reset':
      return { ...place, command, email: mailOf(operands) }
    case 'audit':
      nothingMore(operands)
      if (!values.verify) throw new UsageError('audit: expected --verify')
      return { ...place, command, tenants }
    default:
      throw new UsageError(`Unknown command "${command}": expected invite, list, reset or audit`)
  }
}

function invitation(operands: readonly string[], { tenant = [], role = 'owner' }: Values) {
  const [slug, ...more] = tenant
  if (slug === undefined || more.length > 0) {
    throw new UsageError('invite: expected one --tenant <slug>')
  }
  const known = roles.find((each) => each === role)
  if (!known) {
    throw new UsageError(`--role: expected one of ${roles.join(', ')}, found "${role}"`)
  }
  return { email: mailOf(operands), tenant: slug, role: known }
}

function mailOf([text, ...more]: readonly string[]): string {
  nothingMore(more)
  const read = emailInput.safeParse(text)
  if (read.success) return read.data
  throw new UsageError(`expected a mail address such as name@example.com, found ${text ?? 'none'}`)
}

function nothingMore(operands: readonly string[]): void {
  if (operands.length > 0) throw new UsageError(`Unexpected ${operands.join(' ')}`)
}
