import { invitationPath, passwordPath } from '#domain/staff/paths.ts'
import { UsageError } from '../../command-args.ts'
import { type CommandContext, withStore } from '../../stock/commands/context.ts'
import { ImportError } from '../../stock/import-error.ts'
import { assertTenant, tenantSlugs } from '../../stock/tenant-folders.ts'
import type { Store } from '../../store/store.ts'
import { StoreError } from '../../store/store-error.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import { invitePerson } from '../add-person.ts'
import { secondsLater } from '../host/session-times.ts'
import { readStaffCommand, type StaffCommand, usage } from './command-line.ts'

/** What a staff command uses of the process. */
export interface StaffContext extends Omit<CommandContext, 'demo' | 'progress' | 'signal'> {
  /** Scheme and host of the staff host, for links. */
  readonly origin: string
}

type CommandOf<Name extends StaffCommand['command']> = Extract<StaffCommand, { command: Name }>

const FAILED = 1
const LINK_SECONDS = 60 * 60

/** What was asked for is not there. */
class UnknownPerson extends Error {}

/** Runs `npm run staff -- …` and returns the exit code: 0 done, 1 failed. */
export async function runStaffCommand(args: string[], context: StaffContext): Promise<number> {
  try {
    return await run(readStaffCommand(args), context)
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (
      error instanceof UnknownPerson ||
      error instanceof ImportError ||
      error instanceof StoreError
    )
      context.err(error.message)
    else throw error
    return FAILED
  }
}

async function run(command: StaffCommand, context: StaffContext): Promise<number> {
  if (command.command === 'help') {
    context.out(usage)
    return 0
  }
  let isDone = true
  await withStore(command.dataDirectory, context, async (store) => {
    if (command.command === 'invite') await invite(store, command, context)
    if (command.command === 'list') await list(store, command, context)
    if (command.command === 'reset') await reset(store, command, context)
    if (command.command === 'audit') isDone = await verify(store, command, context)
  })
  return isDone ? 0 : FAILED
}

async function invite(
  store: Store,
  { email, tenant, role }: CommandOf<'invite'>,
  { now, tenantsDirectory, origin, out }: StaffContext,
): Promise<void> {
  await assertTenant(tenant, tenantsDirectory)
  const token = await invitePerson(store, { tenant, email, role }, now())
  if (token === undefined) throw new UnknownPerson(`${email} is at ${tenant} already`)
  out(`${email} becomes ${role} of ${tenant} by this link, which works once, for 24 hours:`)
  out(`${origin}${invitationPath(token)}`)
}

async function list(
  store: Store,
  { tenants, json }: CommandOf<'list'>,
  { out }: StaffContext,
): Promise<void> {
  const everybody = await store.staffAccounts.members.all()
  for (const { email, name, places } of everybody) {
    const shown = places
      .filter(({ tenant }) => tenants.length === 0 || tenants.includes(tenant))
      .map(({ tenant, role }) => ({ tenant, role }))
    if (shown.length === 0 && tenants.length > 0) continue
    const words = shown.map(({ tenant, role }) => `${tenant} ${role}`).join(', ') || 'no site'
    out(json ? JSON.stringify({ email, name, places: shown }) : `${email}  ${name}  ${words}`)
  }
}

async function reset(
  store: Store,
  { email }: CommandOf<'reset'>,
  { now, origin, out }: StaffContext,
): Promise<void> {
  const { members } = store.staffAccounts
  const member = await members.byEmail(email)
  if (!member) throw new UnknownPerson(`Nobody has the mail ${email}`)
  const by = { person: undefined, at: now().toISOString(), client: undefined }
  const token = newToken()
  await members.resetFactors(member.id, by)
  const expires = secondsLater(now(), LINK_SECONDS)
  await members.askReset({ member: member.id, tokenHash: tokenHash(token), expires }, by)
  out(`${email} has no second factor and no session any more, and sets a new password by this`)
  out('link, which works once, for an hour:')
  out(`${origin}${passwordPath(token)}`)
}

/** Whether all logs are as they were written. */
async function verify(
  store: Store,
  { tenants, json }: CommandOf<'audit'>,
  { tenantsDirectory, out }: StaffContext,
): Promise<boolean> {
  for (const tenant of tenants) await assertTenant(tenant, tenantsDirectory)
  let isSound = true
  for (const tenant of tenants.length > 0 ? tenants : await tenantSlugs(tenantsDirectory)) {
    const check = await store.staff(tenant).audit.check()
    isSound &&= check.state === 'sound'
    if (json) out(JSON.stringify({ tenant, ...check }))
    else if (check.state === 'broken') out(`${tenant}: entry ${check.at} was changed or removed`)
    else out(`${tenant}: ${check.entries} entries, sound; last hash ${check.lastHash ?? 'none'}`)
  }
  return isSound
}
