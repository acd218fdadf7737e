import { z } from 'zod'
import { UnusableValue } from './step.ts'

/** Returns the value as the schema parses it, or an `UnusableValue`. */
export type FieldCheck = (value: unknown) => unknown

const PLAIN_TEXT = new Set(['type', 'minLength', 'description'])
const PLAIN_INTEGER = new Set(['type', 'minimum', 'maximum', 'description'])

type FastCheck = (value: unknown) => boolean

/**
 * A test that only passes values which the schema certainly accepts unchanged, for the two most
 * frequent schemas: text and a bounded integer. Undefined for all others.
 */
function fastCheckOf(schema: z.ZodType): FastCheck | undefined {
  const { type, minLength, minimum, maximum, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  const keys = Object.keys(rest).filter((key) => key !== '$schema')
  const only = (known: Set<string>) => keys.every((key) => known.has(key))
  if (type === 'string' && minLength === 1 && only(PLAIN_TEXT)) {
    return (value) => typeof value === 'string' && value !== '' && value.trim() === value
  }
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && only(PLAIN_INTEGER)) {
    return (value) =>
      typeof value === 'number' &&
      Number.isSafeInteger(value) &&
      value >= minimum &&
      value <= maximum
  }
  return undefined
}

/** The check of a field by its schema, with a fast path that does not parse. */
export function fieldCheck(schema: z.ZodType): FieldCheck {
  const isValid = fastCheckOf(schema)
  return (value) => {
    if (isValid?.(value)) return value
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    return new UnusableValue(parsed.error.issues[0]?.message.toLowerCase() ?? 'does not fit')
  }
}
