import { type ESTree, Visitor } from 'vite'
import type { ImportGraph, SourceFile } from './import-graph.ts'
import { namedIds } from './spec-ids.ts'

/** A title or text that names IDs of the specification. */
export interface Mention {
  readonly kind: 'test' | 'story'
  readonly file: string
  readonly title: string
  readonly ids: readonly string[]
}

const testFile = /\.test\.tsx?$/
const storyFile = /\.stories\.tsx$/
const testWords = new Set(['test', 'it', 'describe'])

/** All titles of tests and texts of stories that name an ID, by static analysis. */
export function mentionsIn(graph: ImportGraph): Mention[] {
  return [...graph.values()].flatMap((file) => {
    if (testFile.test(file.path)) return named(file, 'test', testTitles(file.program))
    if (!storyFile.test(file.path)) return []
    return [
      ...named(file, 'story', within(textsOf(file.program), file.program)),
      ...ofBlock(graph, file),
    ]
  })
}

const named = (file: SourceFile, kind: Mention['kind'], titles: readonly string[]): Mention[] =>
  titles
    .map((title) => ({ kind, file: file.path, title, ids: namedIds(title) }))
    .filter(({ ids }) => ids.length > 0)

/** The IDs in the schema of a story's block. */
function ofBlock(graph: ImportGraph, { path }: SourceFile): Mention[] {
  const schema = graph.get(path.replace(/[^/]+$/, 'schema.ts'))
  const ids = schema ? specListOf(schema.program) : []
  return ids.length > 0 ? [{ kind: 'story', file: path, title: 'the block', ids }] : []
}

function specListOf(program: ESTree.Program): string[] {
  const ids: string[] = []
  const texts = textsOf(program)
  new Visitor({
    Property({ key, value }) {
      const isSpec = key.type === 'Identifier' && key.name === 'spec'
      if (isSpec && value.type === 'ArrayExpression') ids.push(...within(texts, value))
    },
  }).visit(program)
  return ids
}

/** The titles of `test`, `it` and `describe`, and the texts of their tables. */
function testTitles(program: ESTree.Program): string[] {
  const texts = textsOf(program)
  const constants = constantsOf(program)
  const titles: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || !testWords.has(rootName(callee))) return
      const table = first.type === 'Identifier' ? (constants.get(first.name) ?? first) : first
      titles.push(...within(texts, table))
    },
  }).visit(program)
  return titles
}

/** `test` of `test('…')`, `test.each([…])('…')` and `describe.skipIf(no)('…')`. */
function rootName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootName(callee.object)
  return callee.type === 'CallExpression' ? rootName(callee.callee) : ''
}

function constantsOf(program: ESTree.Program): ReadonlyMap<string, ESTree.Node> {
  const constants = new Map<string, ESTree.Node>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
  }).visit(program)
  return constants
}

interface Text {
  readonly start: number
  readonly end: number
  readonly value: string
}

/** All strings of a file; in template literals `…` stands for expressions. */
function textsOf(program: ESTree.Program): readonly Text[] {
  const texts: Text[] = []
  new Visitor({
    Literal({ start, end, value }) {
      if (typeof value === 'string') texts.push({ start, end, value })
    },
    JSXText({ start, end, value }) {
      texts.push({ start, end, value })
    },
    TemplateLiteral({ start, end, quasis }) {
      const value = quasis.map((part) => part.value.cooked ?? part.value.raw).join('…')
      texts.push({ start, end, value })
    },
  }).visit(program)
  return texts
}

const within = (texts: readonly Text[], { start, end }: ESTree.Node): string[] =>
  texts.filter((text) => text.start >= start && text.end <= end).map(({ value }) => value)
