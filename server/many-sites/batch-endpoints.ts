import { staffPermission } from '#domain/staff/permission.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Change } from '#pages/change.ts'
import { wellFormedChanges } from '#pages/check-changes.ts'
import { schemaVersion } from '#pages/page.ts'
import type { DocumentTools } from '../documents/site-document.ts'
import { AppError } from '../http/app-error.ts'
import type { Caller } from '../staff/host/caller.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Batch, BatchKind, TargetState } from '../store/batch-store.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { siteOfSlug, tenantOf } from '../tenants/tenant-of.ts'
import { type Carrying, carriedPage } from './carried-page.ts'

interface BatchTools extends DocumentTools {
  readonly directory: TenantDirectory
  /** Begins what a batch has open. */
  readonly wake: () => void
}

type Plan = StaffAnswer<'POST /:site/sites/plan'>['sites'][number]

/** One change to many sites (Spec 6.04). */
export const batchEndpoints = (tools: BatchTools) => [
  staffEndpoint('POST /:site/sites/plan', async ({ store, site, body, caller }) => {
    const { own } = body
    const carrying = carryingOf(site.slug, body)
    const sites: Plan[] = []
    for (const place of await sitesLike(tools, site.slug, caller, carrying.kind)) {
      sites.push(await planAt(tools, store, carrying, { ...place, own }))
    }
    return { template: await templateOf(tools, site.slug), sites }
  }),

  staffEndpoint('POST /:site/sites/page', async ({ store, site, body, caller }) => {
    const { target, own } = body
    const carrying = carryingOf(site.slug, body)
    await mustBeTheirs(tools, site.slug, caller, carrying.kind, [target])
    const { page, path } = await carriedPage(tools, store, carrying, { site: target, own })
    if (page && path !== undefined) return { path, value: { ...page } }
    throw new AppError(404, 'nothing_made', 'The changes would make no page there')
  }),

  staffEndpoint('POST /:site/sites/publish', async ({ store, site, body, by, caller }) => {
    const { id, message, targets } = body
    const { route, changes, kind } = carryingOf(site.slug, body)
    const once = new Map(targets.map((target) => [target.site, target]))
    await mustBeTheirs(tools, site.slug, caller, kind, once.keys())
    const batch = { id, route, changes, message, kind, targets: [...once.values()] }
    await store.batches(site.slug).begin(batch, by)
    tools.wake()
    return { id }
  }),

  staffEndpoint('GET /:site/batches/:id', async ({ store, site, params, caller }) => {
    const { id, message, at, by, targets } = await batchOf(store, site.slug, params.id)
    const names = new Map(tools.directory.sites().map(({ slug, name }) => [slug, name]))
    const own = new Set(caller.places.map(({ tenant }) => tenant))
    const shown = targets
      .filter((target) => own.has(target.site))
      .map(({ site: slug, state, reason, n }) => ({
        site: slug,
        name: names.get(slug) ?? slug,
        state,
        ...(reason !== undefined && { reason }),
        ...(n !== undefined && { revision: n }),
      }))
    return { id, message, at, ...(by && { by }), targets: shown.toSorted(byName) }
  }),

  staffEndpoint('POST /:site/batches/:id/retry', async ({ store, site, params, caller }) => {
    await open(tools, store, { site: site.slug, id: params.id, caller }, 'failed', 'waiting')
  }),

  staffEndpoint('POST /:site/batches/:id/take-back', async ({ store, site, params, caller }) => {
    await open(tools, store, { site: site.slug, id: params.id, caller }, 'published', 'taking_back')
  }),
]

interface Asked {
  readonly route: string
  readonly changes: readonly Record<string, unknown>[]
  readonly kind?: BatchKind | undefined
}

/** @throws AppError 422 */
const carryingOf = (origin: string, { route, changes, kind = 'revision' }: Asked): Carrying => ({
  origin,
  route,
  kind,
  changes: checkedChanges(route, changes),
})

/** @throws AppError 403 unless these are sites of the template at which the caller may do this */
async function mustBeTheirs(
  tools: BatchTools,
  slug: string,
  caller: Caller,
  kind: BatchKind,
  wanted: Iterable<string>,
): Promise<void> {
  const places = await sitesLike(tools, slug, caller, kind)
  const allowed = new Set(places.flatMap((place) => (place.isAllowed ? [place.slug] : [])))
  const refused = [...wanted].find((site) => !allowed.has(site))
  if (refused === undefined) return
  const why = `You may not publish at "${refused}", or it has another template`
  throw new AppError(403, 'not_your_site', why)
}

/** @throws AppError 422 */
function checkedChanges(
  route: string,
  changes: readonly Record<string, unknown>[],
): readonly Change[] {
  const fit = wellFormedChanges({ schemaVersion, route, changes })
  if (fit.length === changes.length) return fit
  throw new AppError(422, 'invalid_body', 'One of these is no change of a page')
}

interface Place {
  readonly slug: string
  readonly name: string
  readonly isAllowed: boolean
}

/** The sites of a person that have the same template as this one, by name. */
async function sitesLike(
  { directory }: BatchTools,
  slug: string,
  { places }: Caller,
  kind: BatchKind,
): Promise<Place[]> {
  const action = kind === 'draft' ? 'edit_drafts' : 'publish'
  const roles = new Map(places.map(({ tenant, role }) => [tenant, role]))
  const listed = directory.sites().filter((site) => roles.has(site.slug))
  const wanted = await templateNameOf(directory, slug)
  const found = await Promise.all(
    listed.map(async ({ slug: each, name = each }): Promise<Place[]> => {
      if ((await templateNameOf(directory, each)) !== wanted) return []
      return [{ slug: each, name, isAllowed: staffPermission(action, roles.get(each)).eligible }]
    }),
  )
  return found.flat().toSorted(byName)
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en')

async function templateNameOf(
  directory: TenantDirectory,
  slug: string,
): Promise<string | undefined> {
  const found = await siteOfSlug(directory, slug)
  return found?.kind === 'ready' ? found.tenant.template.name : found?.faulty.template
}

async function templateOf({ directory }: BatchTools, slug: string): Promise<string> {
  return (await tenantOf(directory, slug))?.template.title ?? ''
}

async function planAt(
  tools: BatchTools,
  store: Store,
  carrying: Carrying,
  { slug, name, isAllowed, own }: Place & { readonly own: 'leave' | 'replace' },
): Promise<Plan> {
  if (!isAllowed) return { slug, name, outcome: 'not_allowed', fates: [] }
  const page = await carriedPage(tools, store, carrying, { site: slug, own })
  const { outcome, fates, path, pictures = [] } = page
  const draft = path === undefined ? undefined : await store.documents(slug).draft(path)
  return {
    slug,
    name,
    outcome,
    fates: [...fates],
    ...(pictures.length > 0 && { pictures: pictures.length }),
    ...(draft && { draft: { at: draft.at, ...(draft.by && { by: draft.by }) } }),
  }
}

/** @throws AppError 404 */
async function batchOf(store: Store, site: string, id: string): Promise<Batch> {
  const batch = await store.batches(site).batch(id)
  if (!batch) throw new AppError(404, 'not_found', 'There is no change to many sites with this id')
  return batch
}

interface Opening {
  readonly site: string
  readonly id: string
  readonly caller: Caller
}

/** Has targets in one state go on, of the sites at which the caller may publish. */
async function open(
  { wake }: BatchTools,
  store: Store,
  { site, id, caller }: Opening,
  from: TargetState,
  state: TargetState,
): Promise<void> {
  const { targets } = await batchOf(store, site, id)
  const roles = new Map(caller.places.map(({ tenant, role }) => [tenant, role]))
  for (const target of targets) {
    const isAllowed = staffPermission('publish', roles.get(target.site)).eligible
    if (target.state === from && isAllowed)
      await store.batches(site).settle(id, target.site, from, { state })
  }
  wake()
}
