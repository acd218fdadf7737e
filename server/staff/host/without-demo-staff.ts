import type { Store } from '../../store/store.ts'
import { DEMO_MAIL_HOST } from './caller.ts'

/**
 * Opens the store of a server without a demo: before its first use the people of the demo, whom an earlier
 * `npm start` left in it, are removed. An owner whom everybody could be is nobody's last owner.
 */
export function withoutDemoStaff(
  open: () => Promise<Store>,
  clock: () => Date,
): () => Promise<Store> {
  let removing: Promise<void> | undefined
  return async () => {
    const store = await open()
    removing ??= store.staffAccounts.members
      .removeByMailHost(DEMO_MAIL_HOST, {
        person: undefined,
        at: clock().toISOString(),
        client: undefined,
      })
      .catch((cause: unknown) => {
        removing = undefined
        throw cause
      })
    await removing
    return store
  }
}
