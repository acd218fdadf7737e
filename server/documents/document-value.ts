import { isCollectionName } from '#domain/content/collections.ts'
import { isMarkdown } from '#domain/document/document-kind.ts'
import { isEqual } from '#pages/equal.ts'
import { contentLimits } from '#pages/json-limits.ts'
import { migrationOf } from '#pages/migrate.ts'
import { type Fields, pageFileOf, pageOf } from '#pages/page-value.ts'
import { AppError } from '../http/app-error.ts'
import { formatProblem } from '../tenants/file-problem.ts'
import { parseSourceFile, type SourceFile } from '../tenants/source-file.ts'
import { pageChangedBy, type SiteDocument, type TemplatePage } from './site-document.ts'

/**
 * The value of a document's text: a page with all its blocks, JSON as it is, `{ text }` of Markdown; undefined
 * where the text is no JSON object.
 */
export function documentValue(
  document: Pick<SiteDocument, 'kind' | 'path' | 'template' | 'registry'>,
  source: SourceFile,
): Fields | undefined {
  const { kind, path, template, registry } = document
  if (isMarkdown(path)) return source.fault ? undefined : { text: source.text }
  const value = jsonOf(source)
  if (kind !== 'page' || !value || !template) return value
  const changed = pageChangedBy(source.text, template)?.page
  const older = migrationOf(value, registry, changed?.blocks)
  return pageOf(isFields(older?.value) ? older.value : value, changed)
}

function jsonOf(source: SourceFile): Fields | undefined {
  const { ok, value } = parseSourceFile(source, contentLimits)
  return ok && isFields(value) ? value : undefined
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is live of a document: its text's value, or the template's page; undefined where there is nothing. */
export function liveValue(document: SiteDocument): Fields | undefined {
  const { live, path, changed } = document
  if (live) return documentValue(document, live)
  if (changed) return templateValue(changed)
  const [, collection = ''] = /^content\/([^/]+)\.json$/.exec(path) ?? []
  return isCollectionName(collection) ? { entries: [] } : undefined
}

/** The template's page without a change: that of a site without a file of it. */
export function templateValue({ page }: TemplatePage): Fields {
  const { schemaVersion, route } = page
  return pageOf({ schemaVersion, route, changes: [] }, page)
}

/** The value to edit: that of the draft, or what is live. @throws AppError 404, 409 */
export function editedValue(document: SiteDocument): Fields {
  const { draft, file, live } = document
  const value = draft ? documentValue(document, { file, text: draft.text }) : liveValue(document)
  if (value) return value
  if (!live && !draft) throw new AppError(404, 'no_such_document', 'There is no such page or file')
  const source = draft ? { file, text: draft.text } : live
  const [problem] = source ? parseSourceFile(source, contentLimits).problems : []
  const why = problem ? formatProblem(problem) : `${file}: expected an object`
  throw new AppError(409, 'unreadable', `This file cannot be read: ${why}`)
}

/** The text of a document's file with this value, which stays as written where the value is the same. */
export function textOf(document: SiteDocument, value: Fields): string {
  const { path, kind, changed, live, draft, file } = document
  if (isMarkdown(path)) {
    if (typeof value.text === 'string' && isPlain(value.text)) return value.text
    const message = 'Expected a text without control characters'
    throw new AppError(422, 'invalid_body', message, { fields: { 'value.text': message } })
  }
  const wanted = kind === 'page' ? pageFileOf(value, changed?.page) : value
  const known = [...(live ? [live] : []), ...(draft ? [{ file, text: draft.text }] : [])]
  const same = known.find((source) => isEqual(jsonOf(source), wanted))
  return same?.text ?? `${JSON.stringify(wanted, null, 2)}\n`
}

/** PostgreSQL stores neither NUL nor halves of characters. */
const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
