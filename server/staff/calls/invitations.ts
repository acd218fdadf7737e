import { AppError } from '../../http/app-error.ts'
import type { TenantDirectory } from '../../tenants/directory.ts'
import { tokenHash } from '../../tokens.ts'
import { beginSession } from '../begin-session.ts'
import { staffEndpoint } from '../host/staff-endpoint.ts'
import type { AnyRequest } from '../host/staff-request.ts'
import type { Passwords } from '../passwords.ts'

interface InvitationTools {
  readonly passwords: Passwords
  readonly directory: TenantDirectory
}

const ended = () =>
  new AppError(404, 'link_ended', 'This link has ended. Ask an owner for a new invitation')

/** Whether the request is of the person who is invited, signed in. */
async function knownAccount(
  { callerOf, cookies }: AnyRequest,
  invited: string,
): Promise<'yours' | 'known'> {
  const caller = await callerOf(cookies.session)
  return caller?.member.id === invited && caller.next === 'done' ? 'yours' : 'known'
}

/** The links of invitations (Spec 6.03). */
export const invitationEndpoints = ({ passwords, directory }: InvitationTools) => {
  async function find({ accounts, now }: AnyRequest, token: string) {
    const found = await accounts.members.invitation(tokenHash(token), now.toISOString())
    const site = directory.sites().find(({ slug }) => slug === found?.tenant)
    if (!found || !site) throw ended()
    return { ...found, site: { slug: site.slug, name: site.name ?? site.slug } }
  }

  return [
    staffEndpoint('GET /invitations/:token', async (request) => {
      const { email, role, site, member, expires } = await find(request, request.params.token)
      const account = member === undefined ? ('new' as const) : await knownAccount(request, member)
      return { email, site, role, account, expires }
    }),

    staffEndpoint('POST /invitations/:token/accept', async (request) => {
      const { accounts, body, params, now, client, cookies } = request
      const by = { at: now.toISOString(), client }
      const { member } = await find(request, params.token)
      if (member !== undefined) {
        if ((await knownAccount(request, member)) !== 'yours') {
          const message = 'Sign in with the mail that was invited, then open the link again'
          throw new AppError(409, 'account_exists', message)
        }
        const taken = await accounts.members.accept(tokenHash(params.token), { id: member }, by)
        if (!taken) throw ended()
        const again = await request.callerOf(cookies.session)
        return { next: again?.next ?? 'done' }
      }
      const { name, password } = body
      if (name === undefined || password === undefined) {
        throw new AppError(422, 'invalid_body', 'Some of what was sent cannot be accepted', {
          fields: {
            ...(name === undefined && { name: 'Please enter your name.' }),
            ...(password === undefined && { password: 'Please choose a password.' }),
          },
        })
      }
      const account = { id: crypto.randomUUID(), name, password: await passwords.hash(password) }
      const taken = await accounts.members.accept(tokenHash(params.token), account, by)
      if (!taken) throw ended()
      return beginSession(request, account.id, 'done')
    }),
  ]
}
