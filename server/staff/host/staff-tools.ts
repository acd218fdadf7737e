import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import type { Store } from '../../store/store.ts'
import type { TenantDirectory } from '../../tenants/directory.ts'

/** What the endpoints of the staff host share. */
export interface StaffTools {
  readonly open: () => Promise<Store>
  readonly directory: TenantDirectory
  /** Whether people of the demo exist; never in production. */
  readonly hasDemoStaff: boolean
  readonly clock: () => Date
  readonly clientOf: (c: Context<AppEnv>) => string
}
