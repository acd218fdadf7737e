import { AppError } from '../http/app-error.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Followers } from './followers.ts'
import { liveLine } from './line.ts'

interface LiveTools {
  readonly followers: Followers
  readonly clock: () => Date
  readonly ending: AbortSignal
}

/** What a page that is being loaded now may have read before a change, milliseconds. */
const LOADING_MS = 60_000
/** Windows of one session that listen at once. */
const MOST_LINES = 20

/** `GET /:site/events`: one line a window. */
export function liveEndpoints({ followers, clock, ending }: LiveTools): StaffEndpoint[] {
  const lines = new Map<string, number>()
  const count = (session: string, by: 1 | -1) => {
    const now = (lines.get(session) ?? 0) + by
    if (now > 0) lines.set(session, now)
    else lines.delete(session)
  }
  return [
    staffEndpoint('GET /:site/events', async (request) => {
      const { store, accounts, site, caller, query, lastEventId } = request
      const session = caller.tokenHash
      if ((lines.get(session) ?? 0) >= MOST_LINES) {
        const message = `At most ${MOST_LINES} windows of a session follow changes at once`
        throw new AppError(429, 'too_many_lines', message)
      }
      const recently = new Date(clock().getTime() - LOADING_MS).toISOString()
      const kept = await store.deskEvents(site.slug).kept(recently)
      const after = lastEventId ?? query.after
      const isReset = after !== undefined && (after > kept.last || after + 1 < kept.first)
      count(session, 1)
      return liveLine({
        followers,
        tenant: site.slug,
        from: isReset ? kept.last : (after ?? kept.before),
        isReset,
        mayListen: async () =>
          (await accounts.sessions.find(session, clock().toISOString())) !== undefined,
        ending,
        onEnd: () => count(session, -1),
      })
    }),
  ]
}
