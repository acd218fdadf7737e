import type { z } from 'zod'
import { field } from './field.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Member = JsonSchema | boolean

const isSchema = (member: unknown): member is JsonSchema =>
  typeof member === 'object' && member !== null && !Array.isArray(member)

/**
 * The schemas that describe the place at `path` of a value, by a schema with `$ref`, `if` and `then`, and
 * unions, as `pageJsonSchema` makes them. None for an unknown place.
 */
export function schemasAt(
  root: JsonSchema,
  path: readonly (string | number)[],
  value: unknown,
): JsonSchema[] {
  let schemas = expanded(root, value, root)
  let at = value
  for (const key of path) {
    at = field(at, key)
    schemas = schemas
      .flatMap((schema) => memberOf(schema, key))
      .flatMap((m) => expanded(m, at, root))
  }
  return schemas
}

function memberOf(schema: JsonSchema, key: string | number): JsonSchema[] {
  const member = typeof key === 'number' ? schema.items : schema.properties?.[key]
  return isSchema(member) ? [member] : []
}

/** A schema with those that it refers to and that fit the value. */
function expanded(schema: Member, value: unknown, root: JsonSchema): JsonSchema[] {
  if (!isSchema(schema)) return []
  const name = schema.$ref?.replace('#/definitions/', '')
  const target = name === undefined ? undefined : field(root.definitions, name)
  const inner = [
    ...(isSchema(target) ? [target] : []),
    ...(schema.allOf ?? []).flatMap((each) => conditional(each, value)),
    ...optionsOf(schema).filter((each) => fits(each, value)),
  ]
  return [schema, ...inner.flatMap((each) => expanded(each, value, root))]
}

function conditional(schema: Member, value: unknown): Member[] {
  if (!isSchema(schema) || schema.if === undefined) return [schema]
  return fits(schema.if, value) && schema.then !== undefined ? [schema.then] : []
}

/** The options of a union. */
export const optionsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] =>
  (anyOf ?? oneOf ?? []).filter(isSchema)

/** Whether the value has the schema's constants, as far as it has these fields. */
export function fits(schema: Member, value: unknown): boolean {
  if (!isSchema(schema)) return schema
  return Object.entries(schema.properties ?? {}).every(([name, member]) => {
    if (!isSchema(member) || member.const === undefined) return true
    const found = field(value, name)
    return found === member.const || (found === undefined && !schema.required?.includes(name))
  })
}
