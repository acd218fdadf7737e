import {
  type CollectionName,
  collectionNames,
  collections,
  type Entry,
  isCollectionName,
} from '#domain/content/collections.ts'
import { contentFileSchema } from '#domain/content/file-schema.ts'
import type { Layer } from '#domain/content/layers.ts'
import { markdownFaults } from '#domain/content/markdown.ts'
import { field } from '#pages/field.ts'
import { contentLimits } from '#pages/json-limits.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Path, type Problem } from '#pages/problem.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { type FileProblem, faultProblems, wholeProblem } from '../file-problem.ts'
import { parseSourceFile, type SourceFile, valueProblems } from '../source-file.ts'
import { type TextFiles, withTexts } from './text-files.ts'

/** The file of a collection as it was read. */
export interface ContentFile<Name extends CollectionName = CollectionName> extends Layer<Name> {
  readonly source: SourceFile
  /** The texts of Markdown files that its entries name, by file. */
  readonly texts: ReadonlyMap<string, string>
  /** Index of each entry in its file, by id. */
  readonly places: ReadonlyMap<string, number>
  readonly problems: readonly FileProblem[]
}

/** The content files of one folder, by collection. */
export type ContentFiles = { readonly [Name in CollectionName]?: ContentFile<Name> | undefined }

export interface ParsedContent {
  readonly files: ContentFiles
  readonly problems: readonly FileProblem[]
}

/**
 * Parses the content files of a folder. A file with an error is the one of the read before, if there is one;
 * else only its faulty entries are left out, or all of one that is not JSON. A file that has not changed keeps its entries, the same objects.
 */
export function parseContent(
  sources: readonly SourceFile[],
  before: ContentFiles = {},
): ParsedContent {
  const isText = ({ file }: SourceFile) => file.endsWith('.md')
  const texts: TextFiles = new Map(
    sources.filter(isText).map((source) => [pathBelow(source), source]),
  )
  const problems: FileProblem[] = []
  const byName = new Map<string, SourceFile>()
  for (const source of sources.filter((each) => !isText(each))) {
    const name = pathBelow(source).replace(/\.json$/, '')
    if (isCollectionName(name)) byName.set(name, source)
    else problems.push(wholeProblem(source.file, unknownCollection(name)))
  }
  const read = <Name extends CollectionName>(name: Name): ContentFile<Name> | undefined => {
    const source = byName.get(name)
    if (!source) return undefined
    const last: ContentFile<Name> | undefined = before[name]
    const parsed = isSame(last, source, texts) ? last : parseFile(name, source, texts)
    problems.push(...parsed.problems)
    const isFaulty = parsed.problems.some(({ level }) => level === 'error')
    return isFaulty && last ? last : parsed
  }
  const files: ContentFiles = {
    offers: read('offers'),
    promotions: read('promotions'),
    models: read('models'),
    manufacturers: read('manufacturers'),
    reviews: read('reviews'),
    posts: read('posts'),
    questions: read('questions'),
    people: read('people'),
    teams: read('teams'),
    texts: read('texts'),
    parts: read('parts'),
    wheels: read('wheels'),
  }
  const used = new Set(Object.values(files).flatMap((file) => [...(file?.texts.keys() ?? [])]))
  for (const [name, { file }] of texts) {
    if (used.has(name)) continue
    problems.push({ ...wholeProblem(file, 'no entry of this folder names it'), level: 'warning' })
  }
  return { files, problems }
}

/** Its path below the folder `content`. */
const pathBelow = ({ file }: SourceFile): string => file.replace(/^.*?\/content\//, '')

const unknownCollection = (name: string): string =>
  `no collection has this name${hint(name, collectionNames) || `; expected one of ${collectionNames.join(', ')}`}`

/** Whether a file was read before with the same text, and the same texts of the files that it names. */
const isSame = <Name extends CollectionName>(
  last: ContentFile<Name> | undefined,
  { file, text, fault }: SourceFile,
  texts: TextFiles,
): last is ContentFile<Name> =>
  last !== undefined &&
  fault === undefined &&
  last.source.file === file &&
  last.source.text === text &&
  [...last.texts].every(([name, known]) => texts.get(name)?.text === known)

function parseFile<Name extends CollectionName>(
  collection: Name,
  source: SourceFile,
  texts: TextFiles,
): ContentFile<Name> {
  const entries: Entry<Name>[] = []
  const places = new Map<string, number>()
  const used = new Map<string, string>()
  const file = { source, entries, hide: [], places, texts: used }
  const json = parseSourceFile(source, contentLimits)
  const outer = contentFileSchema.safeParse(json.value)
  if (!outer.success) {
    const found = problemsOf(outer.error, contentFileSchema, json.value)
    return { ...file, problems: [...json.problems, ...valueProblems(source, json, found)] }
  }
  const inFile: Problem[] = []
  const inTexts: FileProblem[] = []
  for (const [index, written] of outer.data.entries.entries()) {
    const base: Path = ['entries', index]
    const filled = withTexts(written, base, texts)
    for (const name of filled.files.values()) used.set(name, texts.get(name)?.text ?? '')
    const parsed = parseEntry(collection, filled.value, base)
    const { entry } = parsed
    const marks = entry
      ? markdownProblems(collection, entry, base, filled.files, texts)
      : { inFile: [], inTexts: [] }
    const found = [...filled.problems, ...parsed.problems, ...marks.inFile]
    const ofTexts = [...filled.inTexts, ...marks.inTexts]
    if (entry && places.has(entry.id)) {
      found.push(error([...base, 'id'], `another entry of this file has the id "${entry.id}"`))
    }
    inFile.push(...found)
    inTexts.push(...ofTexts)
    if (!entry || found.length + ofTexts.length > 0) continue
    places.set(entry.id, index)
    entries.push(entry)
  }
  const problems = [...json.problems, ...valueProblems(source, json, inFile), ...inTexts]
  return json.ok ? { ...file, hide: outer.data.hide, problems } : { ...file, entries: [], problems }
}

function parseEntry<Name extends CollectionName>(
  collection: Name,
  written: unknown,
  base: Path,
): { entry?: Entry<Name>; problems: readonly Problem[] } {
  const { entry: schema } = collections[collection]
  const parsed = schema.safeParse(written)
  return parsed.success
    ? { entry: parsed.data, problems: [] }
    : { problems: problemsOf(parsed.error, schema, written, base) }
}

/** Faults of an entry's Markdown: in the entry itself, or in the files that it names. */
function markdownProblems(
  collection: CollectionName,
  entry: Entry,
  base: Path,
  files: ReadonlyMap<string, string>,
  texts: TextFiles,
): { inFile: readonly Problem[]; inTexts: readonly FileProblem[] } {
  const inFile: Problem[] = []
  const inTexts: FileProblem[] = []
  for (const name of collections[collection].markdown) {
    const text = field(entry, name)
    if (typeof text !== 'string') continue
    const source = texts.get(files.get(name) ?? '')
    for (const { offset, message } of markdownFaults(text)) {
      if (source) {
        const start = source.text.indexOf(text)
        inTexts.push(...faultProblems(source, [{ offset: start + offset, message }]))
      } else inFile.push({ ...error([...base, name], message), letter: offset })
    }
  }
  return { inFile, inTexts }
}
