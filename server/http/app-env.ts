import type { Tenant } from '../tenants/tenant.ts'
import type { PublicAddress } from './origin.ts'

/** Variables of a request: `tenant` and `origin` are set by `tenantByHost`, the others before it. */
export interface AppEnv {
  Variables: {
    requestId: string
    /** The address that was requested. */
    url: URL
    /** The public address of the request. */
    address: PublicAddress
    /** Undefined before the host is looked up. */
    tenant: Tenant
    /** Scheme and host of the site's canonical address. */
    origin: string
  }
}
