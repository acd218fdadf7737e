import type { FaultyTenant, Tenant } from './load.ts'

type Tenants = ReadonlyMap<string, Tenant>

/** Host names of each set of tenants: a set is never changed once it is served. */
const indexes = new WeakMap<Tenants, ReadonlyMap<string, Tenant>>()

/**
 * The tenant of a Host header (D1): its `hosts` hold the name, or it is `<slug>.localhost`. The port
 * and the case of letters do not count. Nothing where no tenant answers.
 */
export function tenantOfHost(tenants: Tenants, host: string): Tenant | undefined {
  const name = nameOf(host)
  const local = localSlug(name)
  return indexOf(tenants).get(name) ?? (local === undefined ? undefined : tenants.get(local))
}

/** The tenant of a Host header whose `site.json` is wrong, so that nothing of it can be shown. */
export function faultyOfHost(
  faulty: ReadonlyMap<string, FaultyTenant>,
  host: string,
): FaultyTenant | undefined {
  const name = nameOf(host)
  const local = localSlug(name)
  const bySlug = local === undefined ? undefined : faulty.get(local)
  return bySlug ?? faulty.values().find(({ hosts }) => hosts.includes(name))
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

const localSlug = (name: string): string | undefined => /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1]

function indexOf(tenants: Tenants): ReadonlyMap<string, Tenant> {
  const known = indexes.get(tenants)
  if (known) return known
  const entries = [...tenants.values()].flatMap((tenant) =>
    // Of two tenants with one host the first keeps it; the check tells.
    tenant.site.hosts.map((host): [string, Tenant] => [host, tenant]),
  )
  const index = new Map(entries.reverse())
  indexes.set(tenants, index)
  return index
}
