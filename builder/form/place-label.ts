import { field } from '#pages/field.ts'
import type { Path } from '#pages/problem.ts'
import { type JsonSchema, optionsOf } from '#pages/schema-places.ts'
import { optionIndex } from './fit.ts'
import { labelOf, wordsOf } from './words.ts'

/** Where a field is in a form, by its labels: `Points, entry 2`; empty for the form itself. */
export function placeLabel(schema: JsonSchema, value: unknown, path: Path): string {
  let at: JsonSchema | undefined = schema
  let inside = value
  const words = path.map((key) => {
    const member: JsonSchema | undefined = at && memberAt(at, inside, key)
    at = member
    inside = typeof key === 'number' || typeof inside === 'object' ? field(inside, key) : undefined
    if (typeof key === 'number') return `entry ${key + 1}`
    return (member ? labelOf(member, key) : wordsOf(key)).toLowerCase()
  })
  return words.join(', ').replace(/^./, (letter) => letter.toUpperCase())
}

function memberAt(schema: JsonSchema, value: unknown, key: string | number) {
  const options = optionsOf(schema)
  const own = options.length > 0 ? (options[optionIndex(options, value)] ?? schema) : schema
  const member = typeof key === 'number' ? own.items : own.properties?.[key]
  return typeof member === 'object' && !Array.isArray(member) ? member : undefined
}
