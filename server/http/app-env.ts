import type { Tenant } from '../tenants/load.ts'
import type { PublicAddress } from './origin.ts'

/** What the first middleware leaves for the handlers. */
export interface AppEnv {
  Variables: {
    requestId: string
    /** What the visitor typed. */
    address: PublicAddress
    /** None before the host is looked up. */
    tenant: Tenant
    /** Scheme and host of the site's one address. */
    origin: string
  }
}
