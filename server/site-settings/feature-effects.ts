import { setImmediate } from 'node:timers/promises'
import { anonymous } from '#domain/account/visitor.ts'
import {
  type FlagName,
  type Flags,
  flagNames,
  isFlagName,
  withOneHeart,
} from '#domain/site/flags.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { renderNodes } from '#pages/render/blocks.ts'
import { fragmentsOfOnePage } from '#pages/render/fragment-cache.ts'
import type { CarThing } from '#parts/why/decision.ts'
import { decisionOf } from '#parts/why/decisions.ts'
import { findPage } from '../pages/find-page.ts'
import { pathOf } from '../preview/find-preview.ts'
import { personalRequest } from '../site/page-request.ts'
import type { SiteServices } from '../site/services.ts'
import type { Tenant } from '../tenants/tenant.ts'

export type FeatureEffects = StaffAnswer<'GET /:site/features'>
type Acts = FeatureEffects['features'][number]['pages'][number]

/** What a car shows by each feature that cars depend on. A test finds one that is missing here. */
export const thingsByFlag: Readonly<Partial<Record<FlagName, readonly CarThing[]>>> = {
  finance: ['repayment'],
  reserveOnline: ['reserve'],
  testDrive: ['testDrive'],
  favourites: ['save'],
  watchlist: ['save'],
  garage: ['save', 'compare'],
  compare: ['compare'],
  compareOnCards: ['compare'],
  fuelTag: ['tag'],
  certifiedBadge: ['tag'],
  marketBadge: ['market'],
  subscription: ['price', 'market', 'repayment'],
}

/** Cars that are looked at before other requests have their turn. */
const CARS_AT_ONCE = 50

/** The same for each tenant and stock as it is: counted once, and again where counting failed. */
export function keptEffects(services: SiteServices): (tenant: Tenant) => Promise<FeatureEffects> {
  const kept = new WeakMap<Tenant, { version: string; effects: Promise<FeatureEffects> }>()
  return async (tenant) => {
    const { version } = await services.stock.of(tenant)
    const last = kept.get(tenant)
    if (last?.version === version) return last.effects
    const effects = featureEffects(tenant, services)
    kept.set(tenant, { version, effects })
    effects.catch(() => kept.delete(tenant))
    return effects
  }
}

/** On which listed cars and pages each feature acts: cars by what they would show otherwise, pages by what is asked. */
export async function featureEffects(
  tenant: Tenant,
  services: SiteServices,
): Promise<FeatureEffects> {
  const { uncached } = await services.stock.of(tenant)
  const { hits } = uncached.search({ state: emptyState, hitsPerPage: Math.max(uncached.size, 1) })
  const now = services.clock().toISOString()
  const counts = new Map<FlagName, number>()
  for (let from = 0; from < hits.length; from += CARS_AT_ONCE) {
    for (const car of hits.slice(from, from + CARS_AT_ONCE))
      for (const [flag, things] of Object.entries(thingsByFlag))
        if (isFlagName(flag) && changes(flag, things, { car, tenant, now }))
          counts.set(flag, (counts.get(flag) ?? 0) + 1)
    await setImmediate()
  }
  const pages = await pagesByFlag(tenant, services)
  return {
    cars: uncached.size,
    features: flagNames.map((name) => ({
      name,
      is_on: tenant.site.flags[name],
      ...(thingsByFlag[name] && { cars: counts.get(name) ?? 0 }),
      pages: pages.get(name) ?? [],
    })),
  }
}

type Car = Parameters<typeof decisionOf>[1]['car']

function changes(
  flag: FlagName,
  things: readonly CarThing[],
  { car, tenant: { site }, now }: { car: Car; tenant: Tenant; now: string },
): boolean {
  const other = { ...site, flags: withOneHeart({ ...site.flags, [flag]: !site.flags[flag] }) }
  return things.some((thing) => {
    const [is, would] = [site, other].map((each) => decisionOf(thing, { car, site: each, now }))
    return is?.isShown !== would?.isShown || is?.text !== would?.text
  })
}

/** The blocks of each page that ask for a feature while they are rendered, or whose condition it is. */
async function pagesByFlag(
  tenant: Tenant,
  services: SiteServices,
): Promise<ReadonlyMap<FlagName, Acts[]>> {
  const found = new Map<FlagName, Acts[]>()
  for (const route of tenant.pages.keys()) {
    const path = await pathOf(route, tenant, services)
    const asked = new Set<FlagName>()
    const site = { ...tenant.site, flags: recorded(tenant.site.flags, asked) }
    const address = { tenant: { ...tenant, site }, pathname: path, search: '', origin: '' }
    const page = await findPage(address, services.stock)
    if (page.kind !== 'match') continue
    const options = { now: services.clock(), requestId: '', showFaults: false }
    const request = personalRequest(page.match, services, options, anonymous)
    for (const node of request.page.blocks) {
      asked.clear()
      // A list that is kept for another block would ask for nothing.
      await renderNodes([node], { ...request, fragments: fragmentsOfOnePage(), onFault() {} })
      const own = node.when?.flag
      if (own !== undefined && isFlagName(own)) asked.add(own)
      for (const flag of asked) {
        const pages = found.get(flag) ?? []
        const block = { id: node.id, title: node.block.title }
        const last = pages.at(-1)
        if (last?.route === route) last.blocks.push(block)
        else pages.push({ path, route, blocks: [block] })
        found.set(flag, pages)
      }
    }
    await setImmediate()
  }
  return found
}

/** Flags that tell which of them are asked for. */
const recorded = (flags: Flags, asked: Set<FlagName>): Flags =>
  new Proxy(flags, {
    get(target, name) {
      if (typeof name !== 'string' || !isFlagName(name)) return undefined
      asked.add(name)
      return target[name]
    },
  })
