import type { SignInTries } from '../staff-accounts.ts'
import type { DatabaseEngine } from './engine.ts'

/** Wrong tries before the first pause. */
const TRIES = 5
const MINUTE_MS = 60_000
const FIRST_PAUSE_MS = 15 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** How long tries are remembered. */
const MEMORY_MS = 24 * 60 * MINUTE_MS

/** See `SignInTries`. */
export function signInTries({ db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>): SignInTries {
  return {
    count: (subject, now) =>
      db.transaction().execute(async (tx) => {
        await lock(tx, `sign-in of ${subject}`)
        const forgotten = new Date(now.getTime() - MEMORY_MS).toISOString()
        await tx.deleteFrom('sign_in_try').where('last_at', '<', forgotten).execute()
        const known = await tx
          .selectFrom('sign_in_try')
          .selectAll()
          .where('subject', '=', subject)
          .executeTakeFirst()
        const last_at = now.toISOString()
        const until = known?.paused_until ?? ''
        if (until > last_at) return { state: 'paused', until }
        const tries = (known?.tries ?? 0) + 1
        const paused_until = tries < TRIES ? null : pauseAfter(tries, now)
        await tx
          .insertInto('sign_in_try')
          .values({ subject, tries, last_at, paused_until })
          .onConflict((of) => of.column('subject').doUpdateSet({ tries, last_at, paused_until }))
          .execute()
        return { state: 'taken', left: Math.max(0, TRIES - tries) }
      }),
    async forget(subject) {
      const known = await db
        .deleteFrom('sign_in_try')
        .where('subject', '=', subject)
        .returning('tries')
        .executeTakeFirst()
      // The try that succeeded was counted, too.
      return known !== undefined && known.tries > TRIES
    },
  }
}

function pauseAfter(tries: number, now: Date): string {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - TRIES))
  return new Date(now.getTime() + pause).toISOString()
}
