import { demoStock } from '#demo/demo-stock.ts'
import { contentOf } from '#domain/content/layers.ts'
import { spokenTo } from '#domain/site/spoken-to.ts'
import { parseWholePage } from '#pages/parse-page.ts'
import { blocks } from '#pages/render/registry.ts'
import { routeTable } from '#pages/routes.ts'
import { storyNow } from '#parts/story-site.ts'
import { buildRequest, indexOptions } from '#server/search/build/index-options.ts'
import { searchOfCars } from '#server/search/search-of-cars.ts'
import type { TenantStock } from '#server/search/stock-directory.ts'
import { checkPageFile } from '#server/tenants/check-page-file.ts'
import { existingMatch, existingPages } from '#server/tenants/content/content-records.ts'
import { parseContent } from '#server/tenants/content/parse-content.ts'
import { movedPages } from '#server/tenants/moved-pages.ts'
import { type PageEntry, routeOfText, routesOf } from '#server/tenants/page-entry.ts'
import type { SourceFile } from '#server/tenants/source-file.ts'
import type { Template } from '#server/tenants/template.ts'
import type { Tenant } from '#server/tenants/tenant.ts'
import { templateOf, tenantSite } from '../tenants.ts'

/** A demo dealer's site with its stock, as the server would have it at the time of stories. */
export interface DemoSite {
  readonly tenant: Tenant
  readonly stock: TenantStock
  /** The page files that its pages are made of, by the file's name: `home`. */
  readonly files: ReadonlyMap<string, SourceFile>
}

/** Enough for three pages of results, and for the line-ups of every dealer. */
const CARS = 60

const texts = import.meta.glob<string>(
  ['../../tenants/**/pages/*.json', '../../tenants/**/content/**/*.{json,md}'],
  { query: '?raw', import: 'default', eager: true },
)

/** The files of a folder of `tenants/`. */
const filesIn = (folder: string): SourceFile[] =>
  Object.entries(texts)
    .map(([path, text]) => ({ file: path.replace('../../', ''), text }))
    .filter(({ file }) => file.startsWith(`tenants/${folder}/`))

const routeOf = ({ text }: SourceFile): string => routeOfText(JSON.parse(text)) ?? ''
const nameOf = ({ file }: SourceFile): string => file.replace(/^.*\/|\.json$/g, '')

/** The content of a folder, without the entries that have errors, which `npm run check` reports. */
const contentIn = (folder: string) => parseContent(filesIn(`${folder}/content`)).files

/** The page files of a template, and those of all templates that it has no file of the same name for. */
function templatePages(name: string): SourceFile[] {
  const own = filesIn(`_templates/${name}/pages`)
  const names = new Set(own.map(nameOf))
  const base = filesIn('_templates/_base/pages')
  return [...own, ...base.filter((source) => !names.has(nameOf(source)))]
}

const sites = new Map<string, DemoSite>()

/** The site of a dealer of `tenants/`. @throws Error where a page of the dealer has an error */
export function demoSite(slug: string): DemoSite {
  const known = sites.get(slug)
  if (known) return known
  const site = tenantSite(slug)
  const template = demoTemplate(site.template)
  const own = filesIn(`${slug}/pages`)
  const whole = new Map([...template.pages, ...own.map((source) => goodPage(source, template))])
  const contentFiles = [
    ...(site.group === undefined ? [] : [contentIn(`_groups/${site.group}`)]),
    contentIn(slug),
  ]
  const content = contentOf([...template.content, ...contentFiles])
  const pages = existingPages(whole, content, site)
  const match = existingMatch(routeTable(routesOf(pages)), content, site)
  const tenant: Tenant = {
    slug,
    site,
    template,
    content,
    contentFiles,
    pages,
    match,
    movedTo: movedPages(pages.values()),
    version: '',
  }
  // Pages of all templates are shown at one dealer.
  const inTemplate =
    slug === 'harbour' ? templatePages(site.template) : filesIn(`_templates/${site.template}/pages`)
  const isThere = (source: SourceFile) => pages.has(routeOf(source))
  const files = new Map(
    [...inTemplate, ...own].filter(isThere).map((source) => [nameOf(source), source]),
  )
  const made = { tenant, stock: demoStockOf(tenant), files }
  sites.set(slug, made)
  return made
}

function demoTemplate(name: string): Template {
  const { theme, look } = templateOf({ template: name })
  const parsed = templatePages(name).map(({ file, text }) => {
    const { page, whole } = parseWholePage(JSON.parse(text), file, blocks)
    if (!page || !whole) throw new Error(`${file}: expected a page without errors`)
    return { page, whole }
  })
  const pages = new Map<string, PageEntry>(
    parsed.map(({ page }) => [page.route, { ok: true, page, version: '' }]),
  )
  const whole = new Map(parsed.map((each) => [each.page.route, each.whole]))
  const match = routeTable(routesOf(pages))
  const content = ['_base', name].map((folder) => contentIn(`_templates/${folder}`))
  return { name, title: name, theme, look, content, pages, whole, match, version: '' }
}

function goodPage(source: SourceFile, template: Template): [string, PageEntry] {
  const { page, problems } = checkPageFile(source, template, blocks)
  if (page) return [page.route, { ok: true, page, version: '' }]
  throw new Error(`${source.file}: ${problems[0]?.message ?? 'expected a page'}`)
}

function demoStockOf({ slug, site }: Tenant): TenantStock {
  const now = new Date(storyNow)
  const cars = demoStock(slug, { now, count: CARS })
  const search = searchOfCars(cars, indexOptions(buildRequest(slug, site, now)), spokenTo(site))
  return { search, uncached: search, version: '', validUntil: Number.POSITIVE_INFINITY }
}
