import { expected } from './schema-text.ts'
import type { JsonSchema } from './zod-json-schema.ts'

/** The fields of an object, each with its hover text. */
export const memberSchemas = (schema: JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(withHover(schema).properties ?? {}).flatMap(([name, member]) =>
      typeof member === 'object' ? [[name, member]] : [],
    ),
  )

/** Hover text at every field of every level: title, description, allowed values, default. */
export function withHover(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && { properties: hoverMembers(properties) }),
    ...(isSchema(items) && { items: withHover(items) }),
    ...(anyOf && { anyOf: anyOf.map((option) => (isSchema(option) ? withHover(option) : option)) }),
  }
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hoverMembers = (
  properties: NonNullable<JsonSchema['properties']>,
): NonNullable<JsonSchema['properties']> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      isSchema(member)
        ? { ...withHover(member), markdownDescription: hoverText(name, member) }
        : member,
    ]),
  )

function hoverText(name: string, schema: JsonSchema): string {
  const { title = name, description = '', default: preset } = schema
  const without = preset === undefined ? '' : `; without it \`${JSON.stringify(preset)}\``
  return `**${title}** ${description}\n\n${expected(schema)}${without}`
}
