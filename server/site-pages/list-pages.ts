import { basename } from 'node:path'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { field } from '#pages/field.ts'
import { statusRoutes } from '#pages/routes.ts'
import { parseJson } from '#pages/source.ts'
import { parseDraft } from '../site/draft.ts'
import type { DocumentDraft, DocumentStore, RevisionFacts } from '../store/document-store.ts'
import type { FileProblem } from '../tenants/file-problem.ts'
import type { PageEntry } from '../tenants/page-entry.ts'
import type { TenantFiles } from '../tenants/source.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Shown = StaffAnswer<'GET /:site/pages'>['pages'][number]

/** A page of a site by its path: the text that is live, the template's page, and the draft. */
export interface SitePage {
  readonly path: string
  readonly route: string
  /** Its own file, as it is published. */
  readonly own?: SourceFile
  /** Whether the template has it. */
  readonly isOfTemplate: boolean
  readonly draft?: DocumentDraft
  /** The revision that a page last was which was taken off the site. */
  readonly last?: number
}

/** All pages of a site: its template's that it has, its own, and those that are drafts only. */
export function pagesOf(
  tenant: Tenant,
  files: TenantFiles,
  drafts: readonly DocumentDraft[],
): SitePage[] {
  const folder = files.mainPath.slice(0, -'site.json'.length)
  const pages = new Map<string, SitePage>()
  const known = new Map<string, PageEntry>([...tenant.template.pages].filter(isThere(tenant)))
  for (const [route, entry] of known) {
    const path = `pages/${basename(fileOf(entry))}`
    pages.set(path, { path, route, isOfTemplate: true })
  }
  for (const own of files.pages) {
    const path = own.file.slice(folder.length)
    const route = routeIn(own.text) ?? ''
    const changed = [...pages.values()].find((page) => page.route === route)
    if (changed) pages.delete(changed.path)
    pages.set(path, { path, route, own, isOfTemplate: tenant.template.pages.has(route) })
  }
  for (const draft of drafts) {
    const { path, text } = draft
    if (!path.startsWith('pages/')) continue
    const live = pages.get(path)
    const route = routeIn(text) ?? ''
    pages.set(path, live ? { ...live, draft } : { path, route, isOfTemplate: false, draft })
  }
  return [...pages.values()]
}

export const byAddress = (a: SitePage, b: SitePage): number => (rankOf(a) < rankOf(b) ? -1 : 1)

/** By address; those of no address of their own, such as /404, come last. */
const rankOf = ({ route }: SitePage): string =>
  `${Object.values<string>(statusRoutes).includes(route) ? 1 : 0} ${route}`

/** A page of the template that the site has by its features and content, and that none of its own hides. */
const isThere =
  ({ pages }: Tenant) =>
  ([route]: readonly [string, PageEntry]): boolean =>
    pages.has(route)

const fileOf = (entry: PageEntry): string => (entry.ok ? entry.page.file : entry.file)

function valueIn(text: string): unknown {
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : undefined
}

/** The address that a page's text names. */
export function routeIn(text: string): string | undefined {
  const route = field(valueIn(text), 'route')
  return typeof route === 'string' ? route : undefined
}

/** A page as the list shows it. */
export async function shownPage(
  page: SitePage,
  tenant: Tenant,
  documents: DocumentStore,
): Promise<Shown> {
  const { path, route, own, draft } = page
  const text = draft?.text ?? own?.text
  const file = own?.file ?? `tenants/${tenant.slug}/${path}`
  const problems = text === undefined ? [] : parseDraft(tenant, { file, text }).problems
  const [last] = await documents.history(path, { limit: 1 })
  const live = liveOf(page, last)
  return {
    path,
    route,
    ...sourceOf(page),
    ...(live && { live }),
    ...(!live && last?.isRemoval && { off: offOf(page, last) }),
    ...(draft && { draft: shownDraft(draft, problems) }),
    problems: problems.slice(0, MOST_PROBLEMS).map(({ level, message }) => ({ level, message })),
  }
}

/** A page with more of them says so in the builder. */
const MOST_PROBLEMS = 20

function sourceOf({ own, isOfTemplate, draft }: SitePage): Pick<Shown, 'source' | 'changes'> {
  const changes = field(valueIn(own?.text ?? draft?.text ?? ''), 'changes')
  if (isOfTemplate && !own) return { source: 'template', changes: 0 }
  return Array.isArray(changes)
    ? { source: 'changes', changes: changes.length }
    : { source: 'own', changes: 0 }
}

function liveOf({ own, isOfTemplate }: SitePage, last: RevisionFacts | undefined): Shown['live'] {
  if (!own && !isOfTemplate) return undefined
  if (!last) return { revision: 0 }
  return { revision: last.n, at: last.at, ...(last.by && { by: last.by }) }
}

const offOf = ({ last }: SitePage, { n, at, by }: RevisionFacts): Shown['off'] => ({
  revision: n,
  at,
  ...(by && { by }),
  ...(last !== undefined && { last }),
})

const shownDraft = (
  { version, at, by }: DocumentDraft,
  problems: readonly FileProblem[],
): Shown['draft'] => ({
  version,
  at,
  errors: problems.filter(({ level }) => level === 'error').length,
  ...(by && { by }),
})
