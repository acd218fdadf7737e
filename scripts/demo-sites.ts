import { join } from 'node:path'
import type { Registry } from '#blocks/registry.ts'
import { collectionNames, collections } from '#domain/content/collections.ts'
import { flagNames, flags } from '#domain/site/flags.ts'
import { lookAxes, lookAxisNames } from '#domain/site/look-axes.ts'
import { existingPages } from '#server/tenants/content/content-records.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import type { Tenant } from '#server/tenants/tenant.ts'
import { describedCell } from './prop-table.ts'
import { siteVariants } from './site-variants.ts'

/** The sites of `tenants/`, by slug. @throws Error if one has a faulty file */
export async function demoSites(registry: Registry): Promise<Tenant[]> {
  const folder = join(import.meta.dirname, '../tenants')
  const { tenants, faulty } = await loadTenants(folder, registry)
  const [first] = faulty.values()
  if (first) throw new Error(`expected demo sites without faults: ${first.problems.join('\n')}`)
  return [...tenants.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** The tables of docs/demo-sites.md: what each demo site shows, by what its files say. */
export const demoSitesText = (sites: readonly Tenant[]): string =>
  [
    section('Features', 'feature', sites, flagRows(sites)),
    section('Looks', 'part', sites, lookRows(sites)),
    section('Entries of content', 'collection', sites, contentRows(sites)),
    section('Pages', 'address', sites, pageRows(sites)),
    section('Variants of the specification', 'variant', sites, variantRows(sites)),
  ].join('\n\n')

interface Row {
  readonly name: string
  readonly cells: readonly string[]
}

const yes = (is: boolean): string => (is ? 'yes' : '–')

const flagRows = (sites: readonly Tenant[]): Row[] =>
  flagNames.map((name) => ({
    name: `${flags[name].title} (\`${name}\`)`,
    cells: sites.map(({ site }) => yes(site.flags[name])),
  }))

const lookRows = (sites: readonly Tenant[]): Row[] => [
  { name: 'Template', cells: sites.map(({ site }) => site.template) },
  { name: 'Scheme', cells: sites.map(({ site }) => site.theme.scheme) },
  { name: 'Font of texts', cells: sites.map(({ site }) => site.theme.fonts.text) },
  { name: 'Font of headings', cells: sites.map(({ site }) => site.theme.fonts.display) },
  ...lookAxisNames.map((axis) => ({
    name: lookAxes[axis].title,
    cells: sites.map(({ site }) => site.look[axis]),
  })),
]

const contentRows = (sites: readonly Tenant[]): Row[] =>
  collectionNames.map((name) => ({
    name: collections[name].title,
    cells: sites.map(({ content }) => String(content[name].length || '–')),
  }))

/** Whose file a page is made from. */
function pageRows(sites: readonly Tenant[]): Row[] {
  const there = sites.map(({ pages, content, site }) => existingPages(pages, content, site))
  const routes = new Set(there.flatMap((pages) => [...pages.keys()]))
  return [...routes].sort().map((route) => ({
    name: `\`${route}\``,
    cells: there.map((pages) => yes(pages.has(route))),
  }))
}

const variantRows = (sites: readonly Tenant[]): Row[] =>
  siteVariants.map(({ spec, text, at }) => ({
    name: `${text} (${spec})`,
    cells: sites.map((site, index) => {
      if (typeof at === 'string') return index === 0 ? `to come: ${at}` : ''
      return yes(at(site))
    }),
  }))

function section(title: string, noun: string, sites: readonly Tenant[], rows: readonly Row[]) {
  const names = sites.map(({ site }) => site.name)
  const lines = rows.map(({ name, cells }) => [name, ...cells].map(describedCell).join(' | '))
  return [
    `## ${title}`,
    '',
    `| ${[noun, ...names].join(' | ')} |`,
    `|---${'|---'.repeat(names.length)}|`,
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}
