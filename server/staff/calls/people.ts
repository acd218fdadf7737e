import { secondFactorDue } from '#domain/staff/second-factor.ts'
import { AppError } from '../../http/app-error.ts'
import type { Keyring } from '../../keyring/keyring.ts'
import { sealedContent } from '../../messages/message.ts'
import type { AuditEntry } from '../../store/audit-log.ts'
import type { Invitation, PersonChange, SitePerson } from '../../store/site-staff.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import { secondsLater } from '../host/session-times.ts'
import { staffEndpoint } from '../host/staff-endpoint.ts'
import { INVITATION_SECONDS } from '../invitation.ts'
import { invitationMail } from '../mails.ts'

interface PeopleTools {
  readonly keyring: Keyring
  readonly wake: () => void
}

const ENTRIES = 50

/** The people of a site and its audit log (Spec 6.03, D39). */
export const peopleEndpoints = ({ keyring, wake }: PeopleTools) => [
  staffEndpoint('GET /:site/people', async ({ store, site, by, now }) => {
    const staff = store.staff(site.slug)
    const people = await staff.people(now.toISOString())
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const invitations = await staff.invitations(now.toISOString())
    return {
      people: people.map((person) => shownPerson(person, by.person)),
      invitations: invitations.map((each) => shownInvitation(each, names)),
    }
  }),

  staffEndpoint(
    'POST /:site/invitations',
    async ({ store, site, caller, body, by, now, origin }) => {
      const { email, role } = body
      const token = newToken()
      const expires = secondsLater(now, INVITATION_SECONDS)
      const { name } = caller.member
      const text = invitationMail({ origin, token, site: site.name, role, by: name })
      const invitation = {
        id: crypto.randomUUID(),
        email,
        role,
        expires,
        tokenHash: tokenHash(token),
      }
      const done = await store.staff(site.slug).invite(invitation, by, {
        tenant: site.slug,
        id: crypto.randomUUID(),
        created: by.at,
        expiresAt: expires,
        to: { kind: 'mail', address: email },
        content: sealedContent(keyring, text),
      })
      if (done === 'already_here') {
        const message = 'This person works here already'
        throw new AppError(409, 'already_here', message, { fields: { email: message } })
      }
      wake()
      const stored = { ...invitation, invitedBy: by.person, created: by.at }
      return shownInvitation(stored, new Map([[by.person, name]]))
    },
  ),

  staffEndpoint('POST /:site/invitations/:id/cancel', async ({ store, site, params, by }) => {
    const isGone = await store.staff(site.slug).cancelInvitation(params.id, by)
    if (!isGone) throw new AppError(404, 'not_found', 'There is no such invitation any more')
  }),

  staffEndpoint('PATCH /:site/people/:person', async ({ store, site, params, body, by }) => {
    refuse(await store.staff(site.slug).changeRole(params.person, body.role, by))
  }),

  staffEndpoint('POST /:site/people/:person/remove', async ({ store, site, params, by }) => {
    refuse(await store.staff(site.slug).remove(params.person, by))
  }),

  staffEndpoint('GET /:site/audit', async ({ store, site, query }) => {
    const { audit } = store.staff(site.slug)
    // One more says whether there is a next page.
    const found = await audit.entries({ ...query, limit: ENTRIES + 1 })
    const entries = found.slice(0, ENTRIES)
    const last = found.length > ENTRIES ? entries.at(-1) : undefined
    return { entries: entries.map(shownEntry), ...(last && { before: last.n }) }
  }),
]

function refuse(done: PersonChange): void {
  if (done === 'not_here') throw new AppError(404, 'not_found', 'Nobody here has this id')
  if (done === 'last_owner') {
    const message = 'A site keeps at least one owner: make somebody else an owner first'
    throw new AppError(409, 'last_owner', message)
  }
}

function shownPerson({ factor, seen, ...person }: SitePerson, you: string) {
  const due = factor === 'none' ? secondFactorDue([person]) : undefined
  return {
    ...person,
    second_factor: factor,
    is_you: person.id === you,
    ...(due !== undefined && { due }),
    ...(seen !== undefined && { seen }),
  }
}

function shownInvitation(
  { id, email, role, created, expires, invitedBy }: Invitation,
  names: ReadonlyMap<string, string>,
) {
  const name = names.get(invitedBy ?? '')
  return { id, email, role, created, expires, ...(name && { invited_by: name }) }
}

const shownEntry = ({ n, at, person, name, action, details, client, hash }: AuditEntry) => ({
  n,
  at,
  action,
  details,
  hash,
  ...(person !== undefined && { person: { id: person, name: name ?? 'Somebody' } }),
  ...(client !== undefined && { client }),
})
