import { reasonsOf } from '#domain/eligibility.ts'
import { staffPermission } from '#domain/staff/permission.ts'
import { schemaVersion } from '#pages/page.ts'
import type { Fields } from '#pages/page-value.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { AppError } from '../http/app-error.ts'
import { siteOrigin } from '../preview/site-origin.ts'
import type { Caller } from '../staff/host/caller.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { byAddress, pagesOf, type SitePage, shownPage } from './list-pages.ts'
import {
  emptyPage,
  freePath,
  type NewPage,
  requireFreeRoute,
  textOfNew,
  wholePage,
} from './new-page.ts'
import { pagesOff } from './pages-off.ts'

interface SitePageTools {
  readonly documents: Pick<DocumentSource, 'files' | 'filesNow' | 'look'>
  readonly directory: TenantDirectory
}

/** The pages of a site, and what begins and ends one (Spec 6.04). */
export const sitePageEndpoints = (tools: SitePageTools) => [
  staffEndpoint('GET /:site/pages', async ({ store, site, origin }) => {
    const { tenant, pages } = await sitePages(tools, store, site.slug)
    const documents = store.documents(site.slug)
    const off = await pagesOff(tools, store, site.slug, pages)
    const shown = [...pages, ...off].sort(byAddress)
    return {
      template: tenant.template.title,
      address: siteOrigin(origin, site.slug, tenant.site.hosts),
      pages: await Promise.all(shown.map((page) => shownPage(page, tenant, documents))),
    }
  }),

  staffEndpoint('POST /:site/pages', async ({ store, site, body, by, caller }) => {
    const { route, copy } = body
    const { tenant, pages } = await sitePages(tools, store, site.slug)
    requireFreeRoute(route, tenant, pages)
    const copied = copy
      ? await copiedPage(tools, store, caller, { tenant, copy })
      : { schemaVersion, blocks: emptyPage(tenant) }
    const path = freePath(route, pages)
    const text = textOfNew(route, copied)
    const base = await store.documents(site.slug).liveNumber(path)
    const draft = { path, version: 0, base, key: crypto.randomUUID(), text }
    const saved = await store.documents(site.slug).save(draft, by)
    if (saved.state === 'newer') {
      throw new AppError(409, 'route_taken', 'Somebody has just begun a page with this name')
    }
    return { path }
  }),

  staffEndpoint('POST /:site/pages/remove', async ({ store, site, body, by }) => {
    const { path, revision, message } = body
    const documents = store.documents(site.slug)
    const { pages } = await sitePages(tools, store, site.slug)
    const page = pages.find((each) => each.path === path)
    if (!page?.own && !page?.draft) {
      throw new AppError(404, 'not_found', 'The site has no page of its own in this file')
    }
    let answer = {}
    if (page.own) {
      const gone = { path, text: null, message, source: 'publish', base: revision } as const
      const done = await documents.revise(gone, by)
      if (done.state !== 'published') {
        const who = done.by ? ` by ${done.by.name}` : ''
        throw new AppError(
          409,
          'newer_revision',
          `A newer revision was published${who}: look first`,
        )
      }
      answer = { revision: done.n }
      await tools.documents.look().catch(() => undefined)
    }
    if (page.draft) await documents.discard(path, page.draft.version, by)
    return answer
  }),
]

/** @throws AppError 409 for a site whose own file has errors */
async function sitePages(
  { documents, directory }: SitePageTools,
  store: Store,
  slug: string,
): Promise<{ tenant: Tenant; pages: SitePage[] }> {
  const tenant = await tenantOf(directory, slug)
  if (!tenant) {
    const message = 'The file of this site has errors, so that its pages cannot be listed'
    throw new AppError(409, 'site_faulty', message)
  }
  const files = await documents.filesNow(slug)
  const drafts = await store.documents(slug).drafts()
  return { tenant, pages: pagesOf(tenant, files, drafts) }
}

interface Copying {
  readonly tenant: Tenant
  readonly copy: NonNullable<NewPage['copy']>
}

/** The page to copy, of the template or of a site of the caller. @throws AppError 403, 404 */
async function copiedPage(
  tools: SitePageTools,
  store: Store,
  { places }: Caller,
  { tenant, copy }: Copying,
): Promise<Fields> {
  const missing = new AppError(404, 'not_found', 'There is no such page to copy')
  if ('template' in copy) {
    const whole = tenant.template.whole.get(copy.template)
    if (!whole) throw missing
    return { ...whole.written }
  }
  const role = places.find((place) => place.tenant === copy.site)?.role
  if (reasonsOf(staffPermission('see_drafts', role)).length > 0) throw missing
  const other = await sitePages(tools, store, copy.site)
  const page = other.pages.find(({ path }) => path === copy.path)
  if (!page) throw missing
  return wholePage(page, other.tenant)
}
