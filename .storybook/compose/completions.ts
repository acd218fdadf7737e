import { findNodeAtLocation, getLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import { pageJsonSchema } from '#pages/json-schema.ts'
import { blocks } from '#pages/render/registry.ts'
import { schemasAt } from '#pages/schema-places.ts'
import type { JsonSchema } from '#pages/zod-json-schema.ts'

export interface Completion {
  readonly label: string
  /** What is written in place of the range. */
  readonly text: string
  readonly detail: string
}

export interface Completions {
  /** Offsets of the text that a completion replaces. */
  readonly from: number
  readonly to: number
  readonly options: readonly Completion[]
}

const snippetSchema = z
  .object({ label: z.string(), bodyText: z.string().optional(), body: z.unknown().optional() })
  .transform(({ label, bodyText, body }) => ({
    label,
    text: plainText(bodyText ?? JSON.stringify(body, null, 2)),
  }))
const snippetsSchema = z.object({ defaultSnippets: z.array(snippetSchema).default([]) })

/** What the schema of page files allows at an offset: names of fields, values, whole blocks. */
export function completionsAt(text: string, offset: number): Completions {
  const root = parseTree(text)
  const value: unknown = root && getNodeValue(root)
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset)
  const node = previousNode && isAround(previousNode, offset) ? previousNode : undefined
  const from = node?.offset ?? offset
  const to = node ? node.offset + node.length : offset
  const schema = pageJsonSchema(blocks)
  if (!isAtPropertyKey) return { from, to, options: valuesOf(schemasAt(schema, path, value)) }
  const parent = path.slice(0, -1)
  const object = root && findNodeAtLocation(root, parent)
  const written = new Set(namesOf(object).filter((name) => name !== path.at(-1)))
  const options = fieldsOf(schemasAt(schema, parent, value), hasValue(text, to))
  return { from, to, options: options.filter(({ label }) => !written.has(label)) }
}

const isAround = ({ offset: start, length, type }: Node, offset: number): boolean =>
  start < offset && (offset < start + length || (type !== 'string' && offset === start + length))

const namesOf = (object: Node | undefined): string[] =>
  (object?.children ?? []).map(({ children }) => String(children?.[0]?.value))

const hasValue = (text: string, at: number): boolean => /^\s*:/.test(text.slice(at))

function fieldsOf(schemas: readonly JsonSchema[], nameOnly: boolean): Completion[] {
  const fields = new Map<string, Completion>()
  for (const { properties = {} } of schemas) {
    for (const [label, member] of Object.entries(properties)) {
      const schema = typeof member === 'object' ? member : {}
      const name = JSON.stringify(label)
      const text = nameOnly ? name : `${name}: ${emptyValue(schema)}`
      if (!fields.has(label) || schema.title) {
        fields.set(label, { label, text, detail: schema.title ?? '' })
      }
    }
  }
  return [...fields.values()]
}

function emptyValue({ type, enum: values, default: preset }: JsonSchema): string {
  if (preset !== undefined) return JSON.stringify(preset)
  if (values?.[0] !== undefined) return JSON.stringify(values[0])
  if (type === 'array') return '[]'
  if (type === 'object') return '{}'
  if (type === 'boolean') return 'true'
  return type === 'number' || type === 'integer' ? '0' : '""'
}

function valuesOf(schemas: readonly JsonSchema[]): Completion[] {
  const values = new Map<string, Completion>()
  for (const schema of schemas) {
    const own = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
    const known = schema.type === 'boolean' ? [true, false] : own
    for (const value of known) {
      const label = JSON.stringify(value)
      values.set(label, { label: String(value), text: label, detail: schema.title ?? '' })
    }
    for (const { label, text } of snippetsSchema.parse(schema).defaultSnippets) {
      values.set(text, { label, text, detail: 'example' })
    }
  }
  return [...values.values()]
}

/** The text of a snippet of VS Code: placeholders by their content, escapes resolved. */
const plainText = (snippet: string): string =>
  snippet
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/(?<!\\)\$\d+/g, '')
    .replace(/\\([\\$}])/g, '$1')
    .replaceAll('\t', '  ')
