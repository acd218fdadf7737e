import type { StaffCall } from '#domain/staff/staff-call.ts'
import { MINUTE_MS } from '#domain/units.ts'
import type { Actor, AuditLog } from '../../store/audit-log.ts'

const SAME_LOOK_MS = 10 * MINUTE_MS
/** Looks that are remembered. */
const MOST = 5_000

interface Look {
  readonly url: string
  readonly params: Readonly<Record<string, string>>
  readonly by: Actor
}

/** Tells the audit log who looks at what by a call, before it is answered. */
export class Sights {
  readonly #call: Pick<StaffCall, 'sight' | 'isPolled'>
  /** When a look was last told, milliseconds. */
  readonly #told = new Map<string, number>()

  constructor(call: Pick<StaffCall, 'sight' | 'isPolled'>) {
    this.#call = call
  }

  /** @throws StoreError */
  async tell(audit: Pick<AuditLog, 'add'>, look: Look): Promise<void> {
    const { sight, isPolled = false } = this.#call
    if (!sight || (isPolled && this.#isTold(look))) return
    const { site, ...details } = look.params
    await audit.add(sight, details, look.by)
  }

  #isTold({ url, by }: Look): boolean {
    const at = Date.parse(by.at)
    const { pathname, searchParams } = new URL(url)
    // A further page of the same list.
    searchParams.delete('after')
    const key = `${by.person} ${pathname} ${searchParams}`
    const before = this.#told.get(key)
    if (before !== undefined && Math.abs(at - before) < SAME_LOOK_MS) return true
    if (this.#told.size >= MOST) this.#told.clear()
    this.#told.set(key, at)
    return false
  }
}
