import { ADDRESS, LINK } from '#domain/link.ts'
import { type JsonSchema, optionsOf } from './schema-places.ts'

/** Description of the allowed values: "a whole number from 1 to 4", "one of left, centre". */
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
      return objectOf(
        schema.required?.length ? schema.required : Object.keys(schema.properties ?? {}),
      )
    default:
      return 'another value'
  }
}

/** Few names help; an object of many is described elsewhere. */
const objectOf = (names: readonly string[]): string => {
  const told = names.filter((name) => name !== '$schema')
  return told.length === 0 || told.length > 8 ? 'an object' : `an object of ${told.join(', ')}`
}

/** JavaScript's safe integer limits, which zod writes for whole numbers, are left out. */
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
  'date-time': 'a date and time in UTC such as 2026-05-31T09:30:00Z',
  uri: 'a web address',
  email: 'an e-mail address',
}

/** Descriptions of our own patterns. */
const patterns: Readonly<Record<string, string>> = {
  '^#[0-9a-fA-F]{6}$': 'a colour such as #0b2a4a',
  '^[a-z][a-z0-9-]*$': 'a name of small letters, digits and dashes that begins with a letter',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'a name of small letters, digits and dashes',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'a time such as 08:30',
  '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$': 'a time such as 17:30, or 24:00 for midnight',
  '^\\+?[\\d ()-]{4,20}$': 'a telephone number such as 07 5550 0100',
  '^\\/[^\\s\\\\]*$': 'a path of this site, such as /search',
  [ADDRESS.pattern.source]: ADDRESS.words,
  [LINK.pattern.source]: LINK.words,
  '^[a-z0-9-]+(\\.[a-z0-9-]+)*$': 'a host name such as www.example.com',
  '^\\/$|^(\\/(:[a-zA-Z]+|[a-z0-9]+([-_.][a-z0-9]+)*))+$':
    'an address such as /about-us or /cars/:car, in small letters',
}

function expectedText(schema: JsonSchema): string {
  const { format, pattern, words, minLength, maxLength } = schema
  if (typeof words === 'string') return words
  if (format && formats[format]) return formats[format]
  if (pattern) return patterns[pattern] ?? `text that matches ${pattern}`
  const size = limits(minLength, maxLength, 'of')
  return size === '' ? 'text' : `text${size} characters`.replace(' 1 characters', ' 1 character')
}

/** A value as a message shows it, truncated to 40 characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number too large to read'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}
