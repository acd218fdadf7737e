import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { anonymous } from '#domain/account/visitor.ts'
import type { DocumentProblem } from '#domain/staff/document-calls.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { sheetsFile } from '../assets/joined-sheets.ts'
import { compressBest } from '../http/encoding.ts'
import { pathOf } from '../preview/find-preview.ts'
import { parseDraft } from '../site/draft.ts'
import { matchPreview } from '../site/preview.ts'
import { renderMatch } from '../site/render-match.ts'
import type { SiteServices } from '../site/services.ts'
import { existingMatch } from '../tenants/content/content-records.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { aboutFindings, pageFindings } from './page-findings.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { searchFindings } from './search-findings.ts'

export type ShownPage = NonNullable<StaffAnswer<'GET /:site/checks'>['page']>

export interface PageCheckTools {
  readonly services: SiteServices
  /** Built files for the browser; undefined in development. */
  readonly clientFolder: string | undefined
}

/**
 * Checks a page file as a visitor would get the page today, at the first address that it has. Undefined where
 * the file has errors or none of its records exists. Spec 6.04.
 * @throws Unavailable when the site's stock cannot be read
 */
async function checkShownPage(
  { services }: Pick<PageCheckTools, 'services'>,
  slug: string,
  source: SourceFile,
): Promise<
  (Pick<ShownPage, 'findings'> & { readonly html: string; readonly page: ReadPage }) | undefined
> {
  const tenant = await shownTenant(services.directory, slug)
  const parsed = parseDraft(tenant, source)
  if (!parsed.draft) return undefined
  const address = new URL(`https://${tenant.site.hosts[0] ?? `${slug}.localhost`}`)
  address.pathname = await pathOf(parsed.draft.page.route, tenant, services)
  const of = { tenant, address, now: services.clock(), visitor: anonymous }
  const found = await matchPreview(parsed, of, services)
  if (found.kind !== 'page') return undefined
  const { body } = await renderMatch(found.match, found.request, services)
  // Rendered pages are ASCII.
  const html = Buffer.from(body).toString('latin1')
  const page = readPage(html)
  const match = existingMatch(parsed.draft.match, tenant.content, tenant.site)
  const hasPage = (pathname: string) => Array.from(match(pathname)).length > 0
  const { locale } = tenant.site
  const { search } = await services.stock.of(tenant)
  const findings = [
    ...aboutFindings(parsed.draft.page),
    ...pageFindings(page, { locale, pathname: address.pathname, hasPage }),
    ...searchFindings(found.match.page.blocks, search),
  ]
  return { findings, html, page }
}

/** The errors of a page as it would be sent: it is not published with them. */
export async function errorsShown(
  tools: Pick<PageCheckTools, 'services'>,
  slug: string,
  source: SourceFile,
): Promise<DocumentProblem[]> {
  const { findings = [] } = (await checkShownPage(tools, slug, source)) ?? {}
  return findings.flatMap(({ check: _, ...problem }) => (problem.level === 'error' ? problem : []))
}

/** The checks of a page, and what it weighs. */
export async function weighedPage(
  tools: PageCheckTools,
  slug: string,
  source: SourceFile,
): Promise<ShownPage | undefined> {
  const shown = await checkShownPage(tools, slug, source)
  if (!shown) return undefined
  const { findings, html, page } = shown
  return {
    findings,
    links: page.links.length,
    pictures: page.pictures.length,
    bytes: await weigh(html, page, tools),
  }
}

/** Its parts as a browser gets them: compressed as files are that are kept. */
async function weigh(
  html: string,
  { styles, scripts, styleFiles, scriptFiles }: ReadPage,
  { services, clientFolder }: PageCheckTools,
): Promise<ShownPage['bytes']> {
  const { sheets } = services.assets
  const inline = [...styles, ...scripts]
  const alone = inline.reduce((left, part) => left.replace(part, ''), html)
  const files = styleFiles.map(
    (url) => sheetsFile(sheets, url.slice(url.lastIndexOf('/') + 1)) ?? '',
  )
  const built = scriptFiles.map((url) => builtBytes(url, clientFolder))
  const [htmlBytes = 0, inPage = 0, later = 0, script = 0] = await Promise.all(
    [[alone], styles, files, scripts].map((parts) => compressed(parts.join(''))),
  )
  const linked = (await Promise.all(built)).reduce((sum, size) => sum + size, 0)
  return { html: htmlBytes, styles: inPage, later, script: script + linked }
}

const compressed = async (text: string): Promise<number> =>
  text === '' ? 0 : (await compressBest(Buffer.from(text), 'br')).length

/** Of a built file; none in development, where the bundler sends it. */
async function builtBytes(url: string, folder: string | undefined): Promise<number> {
  if (folder === undefined) return 0
  const file = join(folder, 'assets', `${url.slice(url.lastIndexOf('/') + 1)}.br`)
  return (await stat(file).catch(() => ({ size: 0 }))).size
}
