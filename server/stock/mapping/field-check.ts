import { z } from 'zod'
import { Unusable } from './unusable.ts'

/** Answers the value as the schema has it, or why it does not fit. */
export type FieldCheck = (value: unknown) => unknown

const PLAIN_TEXT = new Set(['type', 'minLength', 'description'])
const PLAIN_WHOLE = new Set(['type', 'minimum', 'maximum', 'description'])

type IsSound = (value: unknown) => boolean

/**
 * A test that only lets through what the schema surely takes unchanged, for the two shapes that
 * most fields have: text and a bounded whole number. Undefined for every other shape.
 */
function soundnessOf(schema: z.ZodType): IsSound | undefined {
  const { type, minLength, minimum, maximum, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  const keys = Object.keys(rest).filter((key) => key !== '$schema')
  const only = (known: Set<string>) => keys.every((key) => known.has(key))
  if (type === 'string' && minLength === 1 && only(PLAIN_TEXT)) {
    return (value) => typeof value === 'string' && value !== '' && value.trim() === value
  }
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && only(PLAIN_WHOLE)) {
    return (value) =>
      typeof value === 'number' &&
      Number.isSafeInteger(value) &&
      value >= minimum &&
      value <= maximum
  }
  return undefined
}

/** The check of one field by its schema; what is plainly sound is not parsed at all. */
export function fieldCheck(schema: z.ZodType): FieldCheck {
  const isSound = soundnessOf(schema)
  return (value) => {
    if (isSound?.(value)) return value
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    return new Unusable(parsed.error.issues[0]?.message.toLowerCase() ?? 'does not fit')
  }
}
