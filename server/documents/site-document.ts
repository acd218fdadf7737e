import type { Registry } from '#blocks/registry.ts'
import { type DocumentKind, documentKind } from '#domain/document/document-kind.ts'
import { field } from '#pages/field.ts'
import type { PageFile } from '#pages/page.ts'
import { parseJson } from '#pages/source.ts'
import type { DocumentDraft } from '../store/document-store.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { TenantFiles } from '../tenants/source.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import type { Template } from '../tenants/template.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import type { DocumentSource } from './document-source.ts'

export interface DocumentTools {
  readonly documents: Pick<DocumentSource, 'files' | 'filesNow' | 'filesWith' | 'look'>
  readonly directory: Pick<TenantDirectory, 'ofHost' | 'parse'>
  readonly registry: Registry
  readonly clock: () => Date
}

/** The template's page that a document changes. */
export interface TemplatePage {
  readonly page: PageFile
  /** Changes with it. */
  readonly version: string
}

/** A document of a site at one moment. */
export interface SiteDocument {
  readonly path: string
  readonly kind: DocumentKind
  /** Its file's name in messages. */
  readonly file: string
  /** The live revision; 0 for the file that the site ships with. */
  readonly n: number
  /** What is live; undefined where there is no such file. */
  readonly live: SourceFile | undefined
  readonly draft: DocumentDraft | undefined
  /** Undefined where the site's own file has errors. */
  readonly template: Template | undefined
  readonly registry: Registry
  /** Where it is saved as changes to it. */
  readonly changed: TemplatePage | undefined
}

/** Reads a document: one that does not exist has neither draft nor live text. */
export async function siteDocument(
  { documents, directory, registry }: DocumentTools,
  store: Store,
  slug: string,
  path: string,
): Promise<SiteDocument> {
  const kept = store.documents(slug)
  // Before the text: one that is published meanwhile must not be taken for this number's.
  const n = await kept.liveNumber(path)
  const draft = await kept.draft(path)
  const files = await documents.filesNow(slug)
  const template = (await tenantOf(directory, slug))?.template
  const live = sourceOf(files, path)
  const kind = documentKind(path)
  const changed =
    template && kind === 'page' ? changedPage(template, { path, live, draft }) : undefined
  return { path, kind, file: fileOf(files, path), n, live, draft, template, registry, changed }
}

/** The name of a document's file in messages: `tenants/harbour/pages/home.json`. */
export const fileOf = ({ mainPath }: TenantFiles, path: string): string =>
  mainPath.slice(0, mainPath.lastIndexOf('/') + 1) + path

/** The file of a document among those of its site. */
export function sourceOf(files: TenantFiles, path: string): SourceFile | undefined {
  const file = fileOf(files, path)
  const { main, pages, content } = files
  return [...(main ? [main] : []), ...pages, ...content].find((source) => source.file === file)
}

type Written = Pick<SiteDocument, 'path' | 'live' | 'draft'>

/** The template's page of which a page is kept as changes: what is live decides, so that a draft may be anything. */
function changedPage(template: Template, { path, live, draft }: Written): TemplatePage | undefined {
  if (live) return pageChangedBy(live.text, template)
  const own = [...template.whole].find(([, { file }]) => file.endsWith(`/${path}`))
  if (own) return templatePage(template, own[0])
  return draft && pageChangedBy(draft.text, template)
}

/** The template's page that a page file changes; undefined for a file that is a whole page. */
export function pageChangedBy(text: string, template: Template): TemplatePage | undefined {
  const parsed = parseJson(text)
  const route = parsed.ok ? field(parsed.value, 'route') : undefined
  if (!parsed.ok || !Array.isArray(field(parsed.value, 'changes'))) return undefined
  return typeof route === 'string' ? templatePage(template, route) : undefined
}

function templatePage(template: Template, route: string): TemplatePage | undefined {
  const whole = template.whole.get(route)
  const version = template.pages.get(route)?.version
  return whole && version !== undefined ? { page: whole.written, version } : undefined
}
