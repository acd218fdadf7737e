import { isMarkdown } from '#domain/document/document-kind.ts'
import type { DocumentProblem } from '#domain/staff/document-calls.ts'
import type { Path } from '#pages/problem.ts'
import { parseJson } from '#pages/source.ts'
import { blockAt, placeInPage } from '#pages/value-place.ts'
import { lostPicture } from '../tenants/check-pictures.ts'
import { type FileProblem, formatProblem } from '../tenants/file-problem.ts'
import { namesIn } from '../tenants/library-pictures.ts'
import type { TenantFiles } from '../tenants/source.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import { documentValue, isFields } from './document-value.ts'
import { type DocumentTools, fileOf, type SiteDocument } from './site-document.ts'

type Checked = Pick<SiteDocument, 'kind' | 'path' | 'template' | 'registry'>

/**
 * The problems of a site's document with this text, at their places in its value, in the words of
 * `npm run check`; then those that other files of the site would have by it. Null takes the file away. A picture of
 * the media library that is not there is an error here: a live page goes on without it, but is not published so.
 */
export async function documentProblems(
  tools: DocumentTools,
  slug: string,
  document: Checked,
  text: string | null,
): Promise<DocumentProblem[]> {
  const { documents, directory, clock } = tools
  const files = await documents.filesWith(slug, { path: document.path, text })
  const file = fileOf(files, document.path)
  const { problems } = await directory.parse(files, clock())
  const shown = shownIn(document, { file, text: text ?? '' })
  const isLost = lostIn(files, text ?? '')
  const elsewhere = problems.filter((problem) => problem.file !== file)
  return [
    ...problems
      .filter((problem) => problem.file === file)
      .map((problem) => shown(isLost(problem) ? { ...problem, level: 'error' } : problem)),
    ...(await onlyNew(tools, slug, elsewhere)).map((problem) => ({
      level: problem.level,
      path: [],
      message: formatProblem(problem),
    })),
  ]
}

/** Whether a problem is that of a picture with a name of the library that the site does not have. */
function lostIn(
  { media, library = [] }: TenantFiles,
  text: string,
): (problem: FileProblem) => boolean {
  const names = new Set([...media, ...library.map(({ name }) => name)])
  const lost = [...namesIn(text)].filter((name) => !names.has(name)).map(lostPicture)
  return ({ message }) => lost.some((start) => message.startsWith(start))
}

/** Of these problems those that the site does not have as it is. */
async function onlyNew(
  { documents, directory, clock }: DocumentTools,
  slug: string,
  problems: readonly FileProblem[],
): Promise<readonly FileProblem[]> {
  if (problems.length === 0) return []
  const before = await directory.parse(await documents.filesNow(slug), clock())
  const known = new Set(before.problems.map(formatProblem))
  return problems.filter((problem) => !known.has(formatProblem(problem)))
}

/** Shows a problem of a document's file at its place in the value. */
function shownIn(document: Checked, source: SourceFile): (problem: FileProblem) => DocumentProblem {
  const { path: name, kind } = document
  const parsed = isMarkdown(name) ? undefined : parseJson(source.text)
  const file = parsed?.ok ? parsed.value : undefined
  const value = kind === 'page' ? documentValue(document, source) : undefined
  const placeOf = (path: Path): Path => {
    if (isMarkdown(name)) return ['text']
    return value && isFields(file) ? placeInPage(path, file, value) : path
  }
  return ({ path, level, message, line }) => {
    const place = placeOf(path)
    const block = value && blockAt(place, value)
    return {
      level,
      path: [...place],
      message: isMarkdown(name) ? `line ${line}: ${message}` : message,
      ...(block !== undefined && { block }),
    }
  }
}
