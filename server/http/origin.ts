import { createMiddleware } from 'hono/factory'
import type { AppEnv, PublicAddress } from './app-env.ts'

type NamedHost = Pick<PublicAddress, 'host' | 'port'>
type HeaderOf = (name: string) => string | undefined

/** A host name or an address in brackets, with or without a port. */
const hostAndPort = /^([a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])\.?(:\d{1,5})?$/
const longestHost = 255
const MAX_PORT = 65_535

const defaultPorts: Readonly<Record<string, string>> = { http: ':80', https: ':443' }

/**
 * The address of a request (D1). Behind a trusted proxy X-Forwarded-Proto and X-Forwarded-Host count,
 * the first of several values, where they are a scheme and a host name; anything else is ignored.
 *
 * @param url of the request: of its target where that is absolute, else of its Host (RFC 9112, 3.2.2)
 * @param listeningPort used for local names instead of the port sent: else a page would be cached for each
 */
export function publicAddress(
  header: HeaderOf,
  url: URL,
  trustProxy: boolean,
  listeningPort?: number,
): PublicAddress {
  const forwarded = (name: string) =>
    trustProxy ? header(name)?.split(',')[0]?.trim().toLowerCase() : undefined
  const proto = forwarded('x-forwarded-proto')
  const isScheme = proto === 'http' || proto === 'https'
  const scheme = isScheme ? proto : url.protocol === 'https:' ? 'https' : 'http'
  const proxied = hostOf(forwarded('x-forwarded-host'))
  const { host, port } = proxied ?? hostOf(url.host) ?? { host: '', port: '' }
  const isFixed = !proxied && listeningPort !== undefined && isLocal(host)
  const withoutDefault = (any: string) => (any === defaultPorts[scheme] ? '' : any)
  return {
    scheme,
    host,
    port: withoutDefault(isFixed ? `:${listeningPort}` : port),
    sentPort: withoutDefault(port),
  }
}

function hostOf(text: string | undefined): NamedHost | undefined {
  if (text === undefined || text.length > longestHost) return undefined
  const [, host, port = ''] = hostAndPort.exec(text.toLowerCase()) ?? []
  const isReal = host !== undefined && Number(port.slice(1)) <= MAX_PORT
  return isReal ? { host, port } : undefined
}

/** Names that always mean the machine itself (RFC 6761, 6.3): for development, never for visitors. */
export const isLocal = (host: string): boolean => /(^|\.)localhost$/.test(host)

/** A site's canonical host: the first that is not local. */
const primaryHost = (hosts: readonly string[]): string | undefined =>
  hosts.find((host) => !isLocal(host))

/**
 * Scheme and host of a page's canonical URL, for search engines and shared links: the site's first host
 * without port; for a local name the address itself.
 */
export function originOf(
  { scheme, host, port }: Pick<PublicAddress, 'scheme' | 'host' | 'port'>,
  hosts: readonly string[],
): string {
  const primary = isLocal(host) ? undefined : primaryHost(hosts)
  return `${scheme}://${primary ?? `${host}${port}`}`
}

/** Redirects from a site's other hosts to its first, with path and query; local names are not redirected. */
export const canonicalHost = createMiddleware<AppEnv>(async (c, next) => {
  const { host, scheme } = c.get('address')
  const primary = primaryHost(c.get('tenant').site.hosts)
  if (primary === undefined || primary === host || isLocal(host)) return next()
  const { pathname, search } = c.get('url')
  // Browsers cache a permanent redirect: an hour at most, or a changed first host could cause a loop.
  c.header('cache-control', 'public, max-age=3600')
  return c.redirect(`${scheme}://${primary}${pathname}${search}`, 308)
})

const aYear = 'max-age=31536000'

/** The HSTS header of a site that is served by https (RFC 6797). */
export function transportSecurity(origin: string): Readonly<Record<string, string>> {
  const [scheme, host = ''] = origin.split('://')
  const isPublic = scheme === 'https' && !isLocal(host.replace(/:\d+$/, ''))
  return isPublic ? { 'strict-transport-security': aYear } : {}
}
