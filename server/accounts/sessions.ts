import { SESSION_DAYS } from '#domain/account/thresholds.ts'
import { anonymous, type Buyer, type Visitor } from '#domain/account/visitor.ts'
import type { SiteServices, VisitorRequest } from '../site/services.ts'
import type { Account } from '../store/account-store.ts'
import type { Store } from '../store/store.ts'
import { tokenHash } from '../tokens.ts'
import { readCookie, rememberSession } from './cookies.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session in use is extended once a day, so that most requests write nothing. */
const EXTEND_AFTER_MS = DAY_MS

/** What finding a session needs. */
export interface SessionTools {
  readonly open: () => Promise<Pick<Store, 'accounts'>>
  readonly clock: () => Date
}

/** When a session that is used now ends. */
export const sessionEnd = (now: Date): string =>
  new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString()

const TOKEN = /^[\w-]{43}$/

/** The session token of a request, if it can be one. */
export function tokenOf(request: Pick<VisitorRequest, 'origin' | 'header'>): string | undefined {
  const token = readCookie('session', request)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/**
 * Who sent a request, by its session at this dealer. A session of another dealer, one that has ended and a forged
 * one are nobody's. One in use lasts 90 days more, in the store and in the browser. Spec 6.02, D25.
 */
export const identifyVisitor =
  ({ open, clock }: SessionTools): SiteServices['identifyVisitor'] =>
  async (request): Promise<Visitor> => {
    const token = tokenOf(request)
    if (token === undefined) return anonymous
    const accounts = (await open()).accounts(request.tenant.slug)
    const now = clock()
    const session = await accounts.session(tokenHash(token), now.toISOString())
    if (!session) return anonymous
    if (now.getTime() - Date.parse(session.seenAt) >= EXTEND_AFTER_MS) {
      const to = { now: now.toISOString(), expires: sessionEnd(now) }
      await accounts.extendSession(tokenHash(token), to)
      rememberSession(request, token)
    }
    return buyerOf(session.account)
  }

const buyerOf = ({ id, phone, name }: Account): Buyer => ({
  kind: 'buyer',
  user: { phone },
  account: id,
  name,
})
