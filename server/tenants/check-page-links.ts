import type { Block } from '#blocks/define-block.ts'
import { ADDRESS, LINK } from '#domain/link.ts'
import { field } from '#pages/field.ts'
import type { Path, Problem } from '#pages/problem.ts'
import type { Match } from '#pages/routes.ts'
import { parseJson } from '#pages/source.ts'
import { eachBlock } from '#pages/tree.ts'
import { jsonSchemaOf, schemaAt } from '#pages/zod-json-schema.ts'
import { deadLinks, type Link } from './check-links.ts'
import { type FileProblem, fileProblems } from './file-problem.ts'
import { type PageEntry, routeOfText } from './page-entry.ts'
import type { SourceFile } from './source-file.ts'

/** Links in the props of page files that have no page of the site. */
export function pageLinks(
  sources: readonly SourceFile[],
  pages: ReadonlyMap<string, PageEntry>,
  match: Match<PageEntry>,
): FileProblem[] {
  const hasPage = (path: string) => Array.from(match(path)).length > 0
  return sources.flatMap((source) => fileProblems(source, linksOfFile(source.text, pages, hasPage)))
}

function linksOfFile(
  text: string,
  pages: ReadonlyMap<string, PageEntry>,
  hasPage: (pathname: string) => boolean,
): Problem[] {
  const json = parseJson(text)
  if (!json.ok) return []
  const entry = pages.get(routeOfText(json.value) ?? '')
  if (!entry?.ok) return []
  const blocks = new Map(Array.from(eachBlock(entry.page.blocks), ({ id, block }) => [id, block]))
  return deadLinks(linksOf(json.value, [], blocks), hasPage)
}

/** Links of every block that the value defines or changes, at any depth. */
function linksOf(value: unknown, path: Path, blocks: ReadonlyMap<string, Block>): Link[] {
  if (typeof value !== 'object' || value === null) return []
  const id = field(value, 'id') ?? field(value, 'set')
  const block = typeof id === 'string' ? blocks.get(id) : undefined
  const own = block ? linksIn(field(value, 'props'), [...path, 'props'], block) : []
  const inner = Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    name === 'props'
      ? []
      : linksOf(member, [...path, Array.isArray(value) ? Number(name) : name], blocks),
  )
  return [...own, ...inner]
}

/** Texts of props whose schema is that of a link or address. */
function linksIn(props: unknown, base: Path, block: Block): Link[] {
  const schema = jsonSchemaOf(block.props)
  const walk = (value: unknown, path: Path): Link[] => {
    if (typeof value === 'string' && value.startsWith('/')) {
      const pattern = schemaAt(schema, path, props)?.pattern
      const isLink = pattern === LINK.pattern.source || pattern === ADDRESS.pattern.source
      return isLink ? [{ href: value, path: [...base, ...path] }] : []
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
      walk(member, [...path, Array.isArray(value) ? Number(name) : name]),
    )
  }
  return walk(props, [])
}
