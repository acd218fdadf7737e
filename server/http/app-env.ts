import type { Tenant } from '../tenants/tenant.ts'

/** The address in the visitor's browser, as far as the request can be trusted. */
export interface PublicAddress {
  readonly scheme: 'http' | 'https'
  /** In lower case, without port or final dot; empty where no host name was sent. */
  readonly host: string
  /** With its colon, `:4173`, or empty for the scheme's default. */
  readonly port: string
  /** As `port`, but of a local name too the one sent: a mapped port (Docker, SSH) is the browser's. */
  readonly sentPort: string
}

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
