import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { placeOf, type SourceFile } from './import-graph.ts'
import { literalOf } from './import-paths.ts'

/** Who writes or reads data attributes, by where its files are. */
const areas = {
  styles: /^ui\/.*\.css$/,
  primitives: /^ui\//,
  views: /^(parts|blocks)\//,
  renderer: /^pages\/render\//,
  runtime: /^pages\/runtime\//,
  tests: /^e2e\//,
} as const
export type Area = keyof typeof areas

export interface DataAttribute {
  /** `LIVE_ERROR`, by which source names it. */
  readonly constant: string
  /** `data-live-error` */
  readonly name: string
  readonly does: string
  readonly writtenBy: readonly string[]
  readonly readBy: readonly string[]
}

export const contractFile = 'ui/data-attributes.ts'
const entry =
  /\/\*\*\s*(?<does>(?:(?!\*\/)[\s\S])*?)\s*\* Written by (?<writers>[\w, ]+); read by (?<readers>[\w, ]+)\.\s*\*\/\s*export const (?<constant>\w+) = '(?<name>data-[a-z-]+)'/g

/** The contract as its file documents it, in its order. */
export function dataAttributes(): DataAttribute[] {
  const text = readFileSync(join(import.meta.dirname, '..', contractFile), 'utf8')
  return [...text.matchAll(entry)].map(({ groups = {} }) => ({
    constant: groups.constant ?? '',
    name: groups.name ?? '',
    does: (groups.does ?? '').replace(/(^|\s*\n)\s*\*\s*/g, ' ').trim(),
    writtenBy: groups.writers?.split(', ') ?? [],
    readBy: groups.readers?.split(', ') ?? [],
  }))
}

/** The contract as a table for developers. */
export const attributesText = (): string =>
  [
    '| attribute | is | written by | read by |',
    '|---|---|---|---|',
    ...dataAttributes().map(
      ({ name, does, writtenBy, readBy }) =>
        `| \`${name}\` | ${does} | ${writtenBy.join(', ')} | ${readBy.join(', ')} |`,
    ),
    '',
  ].join('\n')

export const areaOf = (path: string): Area | undefined =>
  (Object.keys(areas) as Area[]).find((area) => areas[area].test(path))

/** One place where source names a data attribute. */
export interface Mention {
  readonly name: string
  /** `blocks/hero/hero.tsx:3:8` */
  readonly place: string
  /** By its constant, in JSX by its own name, in a text (a selector, a class), or as `dataset.…`. */
  readonly by: 'constant' | 'jsx' | 'text' | 'dataset'
}

const inText = /data-(?:\[([a-z][a-z-]*)|([a-z][a-z-]*[a-z]))/g

/** The data attributes that a text names, Tailwind's `data-[name=value]:` among them. */
export const attributesInText = (text: string): string[] =>
  [...text.matchAll(inText)].map(([, inBrackets, name]) => `data-${inBrackets ?? name}`)

/** Every data attribute that a source file names, with its place; comments do not count. */
export function mentionsOf(file: SourceFile, contract: readonly DataAttribute[]): Mention[] {
  const mentions: Mention[] = []
  const specifiers = new Set(file.imports.map(({ offset }) => offset))
  const add = (name: string, by: Mention['by'], { start }: { start: number }) =>
    mentions.push({ name, by, place: placeOf(file, start) })
  const addFields = (pattern: ESTree.Node | null) => {
    if (pattern?.type !== 'ObjectPattern') return
    for (const { type, start, ...field } of pattern.properties) {
      if (type === 'Property' && 'key' in field && field.key.type === 'Identifier')
        add(ofDataset(field.key.name), 'dataset', { start })
    }
  }
  const addText = (text: string, node: { start: number }) => {
    for (const name of attributesInText(text)) add(name, 'text', node)
  }
  new Visitor({
    ImportSpecifier({ imported, start }) {
      const constant = imported.type === 'Identifier' ? imported.name : ''
      const known = contract.find((attribute) => attribute.constant === constant)
      const isOurs = file.imports.some(({ files }) => files.includes(contractFile))
      if (known && isOurs) add(known.name, 'constant', { start })
    },
    JSXAttribute({ name, start }) {
      if (name.type !== 'JSXIdentifier' || !name.name.startsWith('data-')) return
      add(name.name, 'jsx', { start })
    },
    Literal(node) {
      if (!specifiers.has(node.start)) addText(literalOf(node) ?? '', node)
    },
    TemplateElement(node) {
      addText(node.value.cooked ?? '', node)
    },
    MemberExpression({ object, property }) {
      const isDataset = object.type === 'MemberExpression' && isNamed(object.property, 'dataset')
      if (isDataset && property.type === 'Identifier')
        add(ofDataset(property.name), 'dataset', property)
    },
    Property({ key, value }) {
      if (isNamed(key, 'dataset')) addFields(value)
    },
    VariableDeclarator({ id, init }) {
      if (init?.type === 'MemberExpression' && isNamed(init.property, 'dataset')) addFields(id)
    },
  }).visit(file.program)
  return mentions
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name

const ofDataset = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
