import { z } from 'zod'
import { field } from './field.ts'
import { type JsonSchema, optionsOf } from './schema-places.ts'

export type { JsonSchema }

const cache = new WeakMap<z.ZodType, JsonSchema>()

/** The JSON Schema of the input, before defaults: the source of messages, hover text and docs. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = cache.get(schema)
  if (known) return known
  const fresh = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
  cache.set(schema, fresh)
  return fresh
}

/**
 * The schema at `path` within `value`. Of a union it is the option whose constant fields the value
 * has, else the union; undefined if the path does not exist.
 */
export function schemaAt(
  schema: JsonSchema | undefined,
  path: readonly PropertyKey[],
  value: unknown,
): JsonSchema | undefined {
  if (schema === undefined) return undefined
  const options = optionsOf(schema)
  const fitting = options.filter((option) => hasConstantFields(option, value))
  const [key, ...rest] = path
  if (key === undefined) return fitting.length === 1 ? fitting[0] : schema
  const members = [schema, ...(fitting.length > 0 ? fitting : options)].flatMap((option) =>
    memberOf(option, key),
  )
  const [only] = members
  return schemaAt(members.length > 1 ? { anyOf: members } : only, rest, field(value, key))
}

const hasConstantFields = (option: JsonSchema, value: unknown): boolean =>
  Object.entries(option.properties ?? {}).every(
    ([name, member]) =>
      typeof member !== 'object' ||
      member.const === undefined ||
      member.const === field(value, name),
  )

function memberOf(schema: JsonSchema, key: PropertyKey): JsonSchema[] {
  const member =
    typeof key === 'number'
      ? schema.items
      : (schema.properties?.[String(key)] ?? schema.additionalProperties)
  return typeof member === 'object' && !Array.isArray(member) ? [member] : []
}
