import { documentKind } from '#domain/document/document-kind.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import type { SiteServices } from '../site/services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { fileOf, livePage, type ParsedPreview, type PreviewOf, parseText } from './find-preview.ts'

interface ParseTools {
  readonly documents: Pick<DocumentSource, 'filesWith'>
  readonly services: Pick<SiteServices, 'directory' | 'clock'>
}

/** The value of a document that is not saved: a page, or what all pages of the site show by it. */
export const parseValue = (
  of: PreviewOf,
  value: Readonly<Record<string, unknown>>,
  tools: ParseTools,
): Promise<ParsedPreview> =>
  parseDocument(
    of,
    of.path.endsWith('.md') ? String(value.text ?? '') : JSON.stringify(value),
    tools,
  )

/** The text of a document. Of the site's file and of content the page of the address is shown. */
export async function parseDocument(
  of: PreviewOf,
  text: string,
  { documents, services }: ParseTools,
): Promise<ParsedPreview> {
  const { path } = of
  if (documentKind(path) === 'page') return parseText(of, text)
  const files = await documents.filesWith(of.tenant.slug, { path, text })
  const parsed = await services.directory.parse(files, services.clock())
  const problems = parsed.problems.filter(({ file }) => file === fileOf(of.tenant, path))
  const hasErrors = problems.some(({ level }) => level === 'error')
  if (parsed.site.kind !== 'ready' || hasErrors) return { problems }
  const { tenant } = parsed.site
  return { ...pageAt(tenant, of.address), tenant, problems }
}

/** What is live of a document. */
export const liveDocument = (of: PreviewOf): ParsedPreview =>
  documentKind(of.path) === 'page' ? livePage(of) : pageAt(of.tenant, of.address)

/** The page of an address, or else the first page of the site. */
function pageAt({ match }: Tenant, { pathname }: URL): ParsedPreview {
  const [page] = [pathname, '/'].flatMap((path) =>
    Array.from(match(path)).flatMap(({ entry }) => (entry.ok ? [entry.page] : [])),
  )
  return { ...(page && { draft: { page, match } }), problems: [] }
}
