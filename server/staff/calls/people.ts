import { secondFactorDue } from '#domain/staff/second-factor.ts'
import { AppError } from '../../http/app-error.ts'
import type { Keyring } from '../../keyring/keyring.ts'
import type { AuditEntry } from '../../store/audit-log.ts'
import type { Invitation, PersonChange, SitePerson } from '../../store/site-staff.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Caller } from '../host/caller.ts'
import { secondsLater } from '../host/session-times.ts'
import { staffEndpoint } from '../host/staff-endpoint.ts'
import type { SiteOfCaller } from '../host/staff-request.ts'
import { INVITATION_SECONDS } from '../invitation.ts'
import { factorsResetMail, invitationMail, removalMail, roleMail, staffMail } from '../mails.ts'

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
      const mail = staffMail(keyring, by.at, text, expires)({ tenant: site.slug, address: email })
      const done = await store.staff(site.slug).invite(invitation, by, mail)
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

  staffEndpoint('PATCH /:site/people/:person', async (request) => {
    const { store, site, params, body, by } = request
    const mail = staffMail(keyring, by.at, roleMail({ ...deedOf(request), role: body.role }))
    refuse(await store.staff(site.slug).changeRole(params.person, body.role, by, mail))
    wake()
  }),

  staffEndpoint('POST /:site/people/:person/remove', async (request) => {
    const { store, site, params, by } = request
    const mail = staffMail(keyring, by.at, removalMail(deedOf(request)))
    refuse(await store.staff(site.slug).remove(params.person, by, mail))
    wake()
  }),

  staffEndpoint('POST /:site/people/:person/reset-factors', async (request) => {
    const { store, site, params, body, by, origin } = request
    const { reason } = body
    if (params.person === by.person) {
      throw new AppError(409, 'yourself', 'Change your own second step under My account')
    }
    const text = factorsResetMail({ ...deedOf(request), reason, origin })
    const mail = staffMail(keyring, by.at, text)
    const done = await store.staff(site.slug).resetFactors(params.person, reason, by, mail)
    if (done === 'works_elsewhere') {
      const message =
        'This person works at a site that is not yours, too: ask whoever runs this server to reset their second step'
      throw new AppError(409, 'works_elsewhere', message)
    }
    if (done === 'not_here') throw notHere()
    wake()
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

/** Who does something to a colleague, and where. */
const deedOf = ({ caller, site }: { readonly caller: Caller; readonly site: SiteOfCaller }) => ({
  by: caller.member.name,
  site: site.name,
})

const notHere = () => new AppError(404, 'not_found', 'Nobody here has this id')

function refuse(done: PersonChange): void {
  if (done === 'not_here') throw notHere()
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
