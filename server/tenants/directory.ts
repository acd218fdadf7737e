import { type Claims, hostName, ownerOf } from './host.ts'
import type { ParsedTenant } from './parse-tenant.ts'
import type { TenantFiles } from './source.ts'
import type { HostSite, Tenant } from './tenant.ts'

/** A site in a list of sites. */
export interface ListedSite {
  readonly slug: string
  /** The site's display name, where its file can be parsed. */
  readonly name?: string
}

/** Looks up sites, which are loaded, changed, added and removed over time. */
export interface TenantDirectory {
  /**
   * The site of a Host header (D1): synchronous where it is loaded, a promise where it must be read first,
   * undefined where no site has this host.
   */
  ofHost(host: string): HostSite | undefined | Promise<HostSite | undefined>
  /** The sites that are loaded and can be shown, by slug; a changed site is another object. */
  tenants(): ReadonlyMap<string, Tenant>
  /** Every site, loaded or not. */
  sites(): readonly ListedSite[]
  /** Parses and checks files as those of their site, which stays as it is; `now` is for offers that are over. */
  parse(files: TenantFiles, now: Date): Promise<ParsedTenant>
}

/** The slug of the site that owns the host of a Host header, if there is one. */
export const slugOfHost = (
  header: string,
  claims: Claims,
  isSite: (slug: string) => boolean,
): string | undefined => ownerOf(hostName(header), claims, isSite)
