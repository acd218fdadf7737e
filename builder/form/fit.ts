import { fits, type JsonSchema, optionsOf } from '#pages/schema-places.ts'
import { fieldKind } from './field-kind.ts'

/** Which option of a union a value is of: one whose fixed fields it has, of those the one with most of its fields. */
export function optionIndex(options: readonly JsonSchema[], value: unknown): number {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const shared = options.map((option) =>
    fits(option, value)
      ? names.filter((name) => option.properties?.[name] !== undefined).length
      : -1,
  )
  return Math.max(0, shared.indexOf(Math.max(...shared)))
}

/** What a value keeps where it becomes one of another option: the fields of the same name and kind. */
export function fitted(option: JsonSchema, value: unknown): Record<string, unknown> {
  const old =
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map()
  return Object.fromEntries(
    Object.entries(option.properties ?? {}).flatMap(([name, schema]) => {
      if (typeof schema !== 'object') return []
      if (schema.const !== undefined) return [[name, schema.const]]
      return old.has(name) && isOfKind(schema, old.get(name)) ? [[name, old.get(name)]] : []
    }),
  )
}

/** Whether a value is of the kind that a schema describes; its limits do not count. */
export function isOfKind(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return schema.enum.some((allowed) => allowed === value)
  const options = optionsOf(schema)
  if (options.length > 0) return options.some((option) => isOfKind(option, value))
  switch (schema.type) {
    case 'array':
      return Array.isArray(value) && value.every((entry) => isEntry(schema, entry))
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === schema.type
  }
}

const isEntry = ({ items }: JsonSchema, entry: unknown): boolean =>
  typeof items !== 'object' || Array.isArray(items) || isOfKind(items, entry)

/** What a new entry of a list, or an object that was absent, begins with. */
export function seedOf(schema: JsonSchema): unknown {
  const kind = fieldKind(schema)
  switch (kind?.kind) {
    case 'number':
      return Math.max(0, schema.minimum ?? 0)
    case 'choice':
      return kind.options[0]
    case 'flag':
      return true
    case 'list':
    case 'named-list':
    case 'choices':
      return []
    case 'object':
      return fitted(schema, {})
    case 'union':
      return fitted(kind.options[0] ?? {}, {})
    default:
      return ''
  }
}
