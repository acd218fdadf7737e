import { z } from 'zod'
import { ADDRESS, LINK } from '#domain/link.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const made = new WeakMap<z.ZodType, JsonSchema>()

/** The JSON Schema of what may be written, before defaults: the source of messages, hover text and docs. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema)
  if (known) return known
  const fresh = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
  made.set(schema, fresh)
  return fresh
}

/** A member of an object or list; nothing where `value` is neither. */
export const field = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** What a schema allows, in words: "a whole number from 1 to 4", "one of left, centre". */
export function expected(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `${schema.enum.length > 1 ? 'one of ' : ''}${schema.enum.join(', ')}`
  const options = optionsOf(schema)
  if (options.length > 0) return [...new Set(options.map(expected))].join(' or ')
  switch (schema.type) {
    case 'integer':
      return `a whole number${numberLimits(schema)}`
    case 'number':
      return `a number${numberLimits(schema)}`
    case 'string':
      return expectedText(schema)
    case 'array':
      return `a list${limits(schema.minItems, schema.maxItems, 'of')}`
    case 'boolean':
      return 'true or false'
    case 'object':
      return schema.required?.length ? `an object of ${schema.required.join(', ')}` : 'an object'
    default:
      return 'another value'
  }
}

/** The options of a union. */
export const optionsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] =>
  (anyOf ?? oneOf ?? []).filter((option): option is JsonSchema => typeof option === 'object')

/** JSON Schema states JavaScript's own limits of whole numbers; they say nothing to a person. */
const numberLimits = ({ minimum, maximum }: JsonSchema): string =>
  limits(
    minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    'from',
  )

function limits(min: number | undefined, max: number | undefined, from: 'from' | 'of'): string {
  const prefix = from === 'of' ? 'of ' : ''
  if (min !== undefined && max !== undefined) return ` ${from} ${min} to ${max}`
  if (min !== undefined) return ` ${prefix}at least ${min}`
  return max === undefined ? '' : ` ${prefix}at most ${max}`
}

const formats: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-05-31',
  uri: 'a web address',
  email: 'an e-mail address',
}

/** Patterns of our own fields, in words. */
const patterns: Readonly<Record<string, string>> = {
  '^#[0-9a-fA-F]{6}$': 'a colour such as #0b2a4a',
  '^[a-z][a-z0-9-]*$': 'a name of small letters, digits and dashes that begins with a letter',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'a name of small letters, digits and dashes',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'a time such as 08:30',
  '^\\+?[\\d ()-]{4,20}$': 'a telephone number such as 07 5550 0100',
  [ADDRESS.pattern.source]: ADDRESS.words,
  [LINK.pattern.source]: LINK.words,
  '^[a-z0-9-]+(\\.[a-z0-9-]+)*$': 'a host name such as www.example.com',
  '^\\/$|^(\\/(:[a-zA-Z]+|[a-z0-9]+([-_.][a-z0-9]+)*))+$':
    'a route such as /about-us or /cars/:car, in small letters',
}

function expectedText(schema: JsonSchema): string {
  const { format, pattern, minLength, maxLength } = schema
  if (format && formats[format]) return formats[format]
  if (pattern) return patterns[pattern] ?? `text that matches ${pattern}`
  const size = limits(minLength, maxLength, 'of')
  return size === '' ? 'text' : `text${size} characters`.replace(' 1 characters', ' 1 character')
}

/** A value as a message shows it, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number too large to read'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

/**
 * The schema that `path` leads to within `value`. Of a union it is the option whose fixed fields the
 * value has, else the union; nothing where the path leads nowhere.
 */
export function schemaAt(
  schema: JsonSchema | undefined,
  path: readonly PropertyKey[],
  value: unknown,
): JsonSchema | undefined {
  if (schema === undefined) return undefined
  const options = optionsOf(schema)
  const fitting = options.filter((option) => hasFixedFields(option, value))
  const [key, ...rest] = path
  if (key === undefined) return fitting.length === 1 ? fitting[0] : schema
  const members = [schema, ...(fitting.length > 0 ? fitting : options)].flatMap((option) =>
    memberOf(option, key),
  )
  const [only] = members
  return schemaAt(members.length > 1 ? { anyOf: members } : only, rest, field(value, key))
}

const hasFixedFields = (option: JsonSchema, value: unknown): boolean =>
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
