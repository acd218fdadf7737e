import type { Block } from '#blocks/define-block.ts'
import type { Content } from '#domain/content/collections.ts'
import { ADDRESS, LINK } from '#domain/link.ts'
import { impossibleValues } from '#domain/stock-query/impossible-values.ts'
import { field } from '#pages/field.ts'
import { hint } from '#pages/near-miss.ts'
import { type Path, type Problem, warning } from '#pages/problem.ts'
import type { Match } from '#pages/routes.ts'
import { parseJson } from '#pages/source.ts'
import { eachBlock } from '#pages/tree.ts'
import { type JsonSchema, jsonSchemaOf, schemaAt } from '#pages/zod-json-schema.ts'
import { deadLinks } from './check-links.ts'
import { type FileProblem, fileProblems } from './file-problem.ts'
import { type PageEntry, routeOfText } from './page-entry.ts'
import type { SourceFile } from './source-file.ts'

/** Links in the props of page files that have no page of the site, topics that no question has, and filters that no car passes. */
export function pageReferences(
  sources: readonly SourceFile[],
  { pages, match, content }: Known,
): FileProblem[] {
  const topics = new Set(content.questions.flatMap(({ topic }) => topic ?? []))
  const hasPage = (path: string) => Array.from(match(path)).length > 0
  return sources.flatMap((source) => {
    const texts = textsOfFile(source.text, pages)
    const links = texts.filter(isLink).map(({ text: href, path }) => ({ href, path }))
    return fileProblems(source, [
      ...deadLinks(links, hasPage),
      ...lostTopics(texts, topics),
      ...texts.flatMap(deadFilters),
    ])
  })
}

/** What page files may name of their site. */
interface Known {
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly match: Match<PageEntry>
  readonly content: Pick<Content, 'questions'>
}

/** A text in the props of a block, and its place in the file. */
interface BlockText {
  readonly text: string
  readonly path: Path
  readonly schema: JsonSchema | undefined
}

const isLink = ({ text, schema }: BlockText): boolean =>
  text.startsWith('/') &&
  (schema?.pattern === LINK.pattern.source || schema?.pattern === ADDRESS.pattern.source)

/** A list of questions shows nothing for a topic that none has. Spec 2.21. */
const lostTopics = (texts: readonly BlockText[], topics: ReadonlySet<string>): Problem[] =>
  texts.flatMap(({ text, path, schema }) =>
    schema?.format !== 'topic' || topics.has(text)
      ? []
      : [warning(path, `no question of this site has the topic "${text}"${hint(text, topics)}`)],
  )

/** A list of cars is not shown where none can be found. Spec 2.15. */
const deadFilters = ({ text, path, schema }: BlockText): Problem[] =>
  schema?.format !== 'search'
    ? []
    : impossibleValues(text).map(({ name, value, known }) => {
        const help = hint(value, known) || `; there are ${known.join(', ')}`
        return warning(path, `${name}=${value} finds no car${help}`)
      })

function textsOfFile(text: string, pages: Known['pages']): BlockText[] {
  const json = parseJson(text)
  if (!json.ok) return []
  const entry = pages.get(routeOfText(json.value) ?? '')
  if (!entry?.ok) return []
  const blocks = new Map(Array.from(eachBlock(entry.page.blocks), ({ id, block }) => [id, block]))
  return textsOf(json.value, [], blocks)
}

/** Texts of every block that the value defines or changes, at any depth. */
function textsOf(value: unknown, path: Path, blocks: ReadonlyMap<string, Block>): BlockText[] {
  if (typeof value !== 'object' || value === null) return []
  const id = field(value, 'id') ?? field(value, 'set')
  const block = typeof id === 'string' ? blocks.get(id) : undefined
  const own = block ? textsIn(field(value, 'props'), [...path, 'props'], block) : []
  const inner = Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    name === 'props'
      ? []
      : textsOf(member, [...path, Array.isArray(value) ? Number(name) : name], blocks),
  )
  return [...own, ...inner]
}

/** Texts of props with the schema of each. */
function textsIn(props: unknown, base: Path, block: Block): BlockText[] {
  const schema = jsonSchemaOf(block.props)
  const walk = (value: unknown, path: Path): BlockText[] => {
    if (typeof value === 'string')
      return [{ text: value, path: [...base, ...path], schema: schemaAt(schema, path, props) }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
      walk(member, [...path, Array.isArray(value) ? Number(name) : name]),
    )
  }
  return walk(props, [])
}
