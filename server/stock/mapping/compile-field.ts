import type { z } from 'zod'
import { memoized } from '../memoized.ts'
import { type FieldCheck, fieldCheck } from './field-check.ts'
import type { FieldRule } from './mapping.ts'
import { withoutControls } from './plain-text.ts'
import type { StepRule } from './steps.ts'
import { PartlyUsable, type Step, Unusable } from './unusable.ts'

/**
 * Answers a field's value, undefined for absence, or why the value, or some of a list's entries,
 * cannot be used.
 */
export type FieldReader = (value: string) => unknown

const READINGS_KEPT = 2048
// Looking at each entry by itself is slow; no car has so many pictures.
const LONGEST_LIST = 1000

/** Whether a value says something: it is neither empty, "null" nor one of the words for nothing. */
function sayer(words: string[]): (value: unknown) => boolean {
  const nothing = new Set(['', 'null', ...words.map((word) => word.toLowerCase())])
  const longest = Math.max(...[...nothing].map((word) => word.length))
  return (value) => {
    if (typeof value !== 'string') return value !== undefined && value !== null
    const text = value.trim()
    return text.length > longest || !nothing.has(text.toLowerCase())
  }
}

function withinBounds(value: unknown, { min, max }: FieldRule): unknown {
  if (typeof value !== 'number') return value
  if (min !== undefined && value < min) return new Unusable(`expected at least ${min}`)
  if (max !== undefined && value > max) return new Unusable(`expected at most ${max}`)
  return value
}

/** The entries of a list that fit by themselves: one bad photo must not cost the others. */
function usablePart(entries: unknown[], check: FieldCheck): unknown {
  const losses: PartlyUsable['losses'] = []
  if (entries.length > LONGEST_LIST) {
    const detail = `expected at most ${LONGEST_LIST.toLocaleString('en-AU')} entries`
    losses.push({ entry: String(entries.length), detail })
  }
  const usable = entries.slice(0, LONGEST_LIST).filter((entry) => {
    const checked = check([entry])
    if (checked instanceof Unusable) losses.push({ entry: String(entry), detail: checked.detail })
    return !(checked instanceof Unusable)
  })
  return new PartlyUsable(usable.length > 0 ? usable : undefined, losses)
}

/**
 * The reader of one field; `absentEverywhere` are the mapping's words for nothing. What it answers
 * fits `schema`, the field's part of the Car, so that whole cars need no second check.
 */
export function compileField(
  rule: FieldRule,
  absentEverywhere: string[],
  schema: z.ZodType,
  stepOf: (rule: StepRule) => Step,
): FieldReader {
  const says = sayer([...absentEverywhere, ...rule.absent])
  const steps = rule.steps.map(stepOf)
  const check = fieldCheck(schema)

  const read = (value: string): unknown => {
    if (!says(value)) return undefined
    let current: unknown = withoutControls(value)
    for (const step of steps) {
      if (typeof current !== 'string') break
      current = step(current)
      if (current instanceof Unusable) return current
    }
    if (!says(current)) return undefined
    const bounded = withinBounds(current, rule)
    if (bounded instanceof Unusable) return bounded
    const checked = check(bounded)
    return checked instanceof Unusable && Array.isArray(bounded)
      ? usablePart(bounded, check)
      : checked
  }
  return memoized(read, READINGS_KEPT)
}
