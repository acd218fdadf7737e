import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { type ImportGraph, isTest, placeOf, type SourceFile } from './import-graph.ts'
import { literalOf } from './import-paths.ts'

/** The code that writes or reads data attributes, by the paths of its files. */
const areas = {
  styles: /^(ui|staff|parts|blocks)\/.*\.css$/,
  primitives: /^(ui|staff)\//,
  views: /^(parts|blocks)\//,
  renderer: /^pages\/render\//,
  runtime: /^pages\/runtime\//,
  tests: /^e2e\//,
} as const
export type Area = keyof typeof areas

export interface DataAttribute {
  /** The name of the constant in the source: `LIVE_ERROR`. */
  readonly constant: string
  /** `data-live-error` */
  readonly name: string
  readonly purpose: string
}

export const contractFile = 'ui/data-attributes.ts'
const entry =
  /\/\*\*\s*(?<purpose>(?:(?!\*\/)[\s\S])*?)\s*\*\/\s*export const (?<constant>\w+) = '(?<name>data-[a-z-]+)'/g

/** The documented data attributes, in the order of their file. */
export function dataAttributes(): DataAttribute[] {
  const text = readFileSync(join(import.meta.dirname, '..', contractFile), 'utf8')
  return [...text.matchAll(entry)].map(({ groups = {} }) => ({
    constant: groups.constant ?? '',
    name: groups.name ?? '',
    purpose: (groups.purpose ?? '').replace(/(^|\s*\n)\s*\*\s*/g, ' ').trim(),
  }))
}

/** The lines of the Markdown table of data attributes in docs/dev/data-attributes.md. */
export const attributesText = (): string =>
  [
    '| attribute | meaning |',
    '|---|---|',
    ...dataAttributes().map(({ name, purpose }) => `| \`${name}\` | ${purpose} |`),
    '',
  ].join('\n')

export const areaOf = (path: string): Area | undefined =>
  (Object.keys(areas) as Area[]).find((area) => areas[area].test(path))

/** A place in the source that names a data attribute. */
export interface Mention {
  readonly name: string
  /** `blocks/hero/hero.tsx:3:8` */
  readonly place: string
  /** As the constant, as a JSX attribute, in a string (a selector, a class), or as `dataset.…`. */
  readonly by: 'constant' | 'jsx' | 'text' | 'dataset'
}

/** The names of the attributes that views write. */
export function attributesOfViews(graph: ImportGraph): Set<string> {
  const contract = dataAttributes()
  const views = [...graph.values()].filter(
    ({ path }) => /^(parts|blocks)\/.*\.tsx$/.test(path) && !isTest(path),
  )
  const named = views.flatMap((file) => mentionsOf(file, contract)).map(({ name }) => name)
  return new Set(contract.map(({ name }) => name)).intersection(new Set(named))
}

const inText = /data-(?:\[([a-z][a-z-]*)|([a-z][a-z-]*[a-z]))/g

/** The data attributes named in a text, including Tailwind's `data-[name=value]:`. */
export const attributesInText = (text: string): string[] =>
  [...text.matchAll(inText)].map(([, inBrackets, name]) => `data-${inBrackets ?? name}`)

/** Every data attribute that a source file names, with its position; comments are ignored. */
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
