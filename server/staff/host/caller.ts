import { secondFactorDue } from '#domain/staff/second-factor.ts'
import type {
  StaffAccounts,
  StaffMember,
  StaffPlace,
  StaffSession,
} from '../../store/staff-accounts.ts'
import { tokenHash } from '../../tokens.ts'
import { confirmedUntil } from './session-times.ts'

/** The person of a session. */
export interface Caller {
  readonly session: StaffSession
  readonly tokenHash: string
  readonly member: StaffMember
  readonly places: readonly StaffPlace[]
  /** What is still to do before they may work. */
  readonly next: 'second_factor' | 'enrol' | 'done'
  /** When a second factor must be there; undefined where there is one. */
  readonly due: string | undefined
}

/** A session is noted as used at most this often, so that reading does not write each time. */
const NOTE_MS = 60_000

/** People of the demo, whose sign-in everybody knows. */
export const DEMO_MAIL_HOST = 'demo.localhost'

interface CallerSearch {
  readonly now: Date
  /** Whether people of the demo exist: never in production, even where its database has them. */
  readonly hasDemoStaff: boolean
}

/** The person of a session's token, if it has not ended; it counts as used now. */
export async function findCaller(
  { sessions, members, factors }: StaffAccounts,
  token: string | undefined,
  { now, hasDemoStaff }: CallerSearch,
): Promise<Caller | undefined> {
  if (token === undefined) return undefined
  const hash = tokenHash(token)
  const found = await sessions.find(hash, now.toISOString())
  if (!found) return undefined
  const { member } = found
  if (!hasDemoStaff && member.email.endsWith(`@${DEMO_MAIL_HOST}`)) return undefined
  const places = await members.places(member.id)
  const known = await factors.list(member.id)
  const hasFactor = known.some(({ confirmed }) => confirmed !== undefined)
  const due = hasFactor ? undefined : secondFactorDue(places)
  const session = { ...found.session, confirmedUntil: confirmedUntil(found.session, now) }
  if (now.getTime() - Date.parse(found.session.seen) > NOTE_MS) {
    await sessions.touch(hash, now.toISOString(), session.confirmedUntil)
  }
  return { session, tokenHash: hash, member, places, next: nextOf(session, due, now), due }
}

function nextOf({ stage }: StaffSession, due: string | undefined, now: Date): Caller['next'] {
  if (stage === 'password') return 'second_factor'
  return due !== undefined && due <= now.toISOString() ? 'enrol' : 'done'
}
