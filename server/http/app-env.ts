import type { Tenant } from '../tenants/load.ts'

/** What the first middleware leaves for the handlers. */
export interface AppEnv {
  Variables: {
    requestId: string
    tenant: Tenant
    /** Scheme and host that the visitor sees. */
    origin: string
  }
}
