import { error, type Problem } from '#pages/problem.ts'

/** First label of the staff workspace's host on this machine (D38). */
const STAFF = 'staff'

/** Characters of a label of a host name, and of the whole name, at most. RFC 1035, section 2.3.4. */
const LONGEST_LABEL = 63
const LONGEST_HOST = 253

/** The name in a Host header: lower case, without port and without final dot. */
export const hostName = (header: string): string =>
  header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** The hosts that sites list, each with the folders that list it; the first owns it. */
export type Claims = ReadonlyMap<string, readonly string[]>

interface Claimant {
  /** The name of the folder. */
  readonly slug: string
  /** Whether the site's file has that slug. */
  readonly isNamed: boolean
  readonly hosts: readonly string[]
}

/**
 * Claims in the order of the folders, followed by those of copied folders that still have the slug of
 * another site: a copy takes no host from its original. A current owner keeps its host.
 * @param sites in the order of their folders
 * @param before the claims so far
 */
export function claimsOf(sites: Iterable<Claimant>, before: Claims = new Map()): Claims {
  const claims = new Map<string, string[]>()
  const all = [...sites]
  const inOrder = [...all.filter(({ isNamed }) => isNamed), ...all.filter((site) => !site.isNamed)]
  for (const { slug, hosts } of inOrder) {
    for (const host of new Set(hosts.map(hostName))) {
      if (reservedFor(host, slug) === undefined)
        claims.set(host, [...(claims.get(host) ?? []), slug])
    }
  }
  for (const [host, slugs] of claims) {
    const holder = before.get(host)?.[0]
    if (holder === undefined || slugs[0] === holder || !slugs.includes(holder)) continue
    claims.set(host, [holder, ...slugs.filter((slug) => slug !== holder)])
  }
  return claims
}

/**
 * The folder of the site that owns a host (D1): that of `<slug>.localhost`, or the first that lists it.
 * `npm run check` uses the same claims as the server.
 */
export function ownerOf(
  host: string,
  claims: Claims,
  isSite: (slug: string) => boolean,
): string | undefined {
  const local = localSlug(host)
  if (local !== undefined) return local !== STAFF && isSite(local) ? local : undefined
  return claims.get(host)?.[0]
}

/** Those of a site's listed hosts that it owns. */
export const hostsOf = (slug: string, hosts: readonly string[], claims: Claims): string[] =>
  hosts.filter((host) => ownerOf(host, claims, (each) => each === slug) === slug)

const written = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** Problems of hosts that a site may not have or shares with others; `slug` is its folder's name. */
export function hostProblems(hosts: readonly string[], slug: string, claims: Claims): Problem[] {
  return hosts.flatMap((host, index) => {
    // A malformed host name is reported by the schema.
    if (!written.test(host)) return []
    const fault = reservedFor(host, slug) ?? sharedFault(host, slug, claims)
    return fault === undefined ? [] : [error(['hosts', index], fault)]
  })
}

function sharedFault(host: string, slug: string, claims: Claims): string | undefined {
  const [keeps, ...others] = claims.get(host) ?? []
  if (keeps === undefined || others.length === 0) return undefined
  if (keeps === slug) {
    const names = others.map((other) => `tenants/${other}`).join(', ')
    return `"${host}" is a host of ${names} too; a host belongs to one site: this one keeps it`
  }
  return `"${host}" is a host of tenants/${keeps} already, which keeps it; a host belongs to one site`
}

/** Why a site may not claim a host, independent of other claims. */
function reservedFor(host: string, slug: string): string | undefined {
  if (host === 'localhost') {
    return '"localhost" belongs to no site: a local server lists its sites there; remove it'
  }
  if (/^(127(\.\d+){0,3}|0(\.0){0,3})$/.test(host)) {
    return `"${host}" is an address of the machine itself and belongs to no site; remove it`
  }
  const isTooLong = host.length > LONGEST_HOST
  if (isTooLong || host.split('.').some((label) => !isLabel(label))) {
    return `no host can be called "${host}": its parts have at most ${LONGEST_LABEL} characters, and no dash at their ends`
  }
  const local = localSlug(host)
  if (local === STAFF) return `"${host}" belongs to the staff workspace; remove it`
  if (local === undefined || local === slug) return undefined
  return `"${host}" belongs to tenants/${local} alone; remove it`
}

const isLabel = (label: string): boolean =>
  label.length <= LONGEST_LABEL && /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label)

/** Why a well-formed slug cannot be used as a label of a host name. */
export function slugFault(slug: string): string | undefined {
  if (slug === STAFF)
    return `"${STAFF}.localhost" belongs to the staff workspace; take another name`
  if (slug.length <= LONGEST_LABEL) return undefined
  return `no host can have a part of ${slug.length} characters; expected at most ${LONGEST_LABEL}`
}

/** `harbour` of `harbour.localhost`. */
const localSlug = (host: string): string | undefined => /^([^.]+)\.localhost$/.exec(host)?.[1]
