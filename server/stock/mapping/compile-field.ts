import type { z } from 'zod'
import { memoized } from '../memoized.ts'
import { type FieldCheck, fieldCheck } from './field-check.ts'
import type { FieldRule } from './mapping.ts'
import { withoutControls } from './plain-text.ts'
import { PartlyUsableList, type Step, UnusableValue } from './step.ts'
import type { StepRule } from './steps.ts'

/**
 * Returns a field's value, undefined if it is absent, an `UnusableValue`, or a `PartlyUsableList`.
 */
export type FieldReader = (value: string) => unknown

const CACHED_READINGS = 2048
// Checking entries one by one is slow; no car has this many pictures.
const MAX_LIST_ENTRIES = 1000

/**
 * A test whether a value is present: not empty, "null" or one of the mapping's words for absence.
 */
function presenceTest(absentWords: string[]): (value: unknown) => boolean {
  const absent = new Set(['', 'null', ...absentWords.map((word) => word.toLowerCase())])
  const longest = Math.max(...[...absent].map((word) => word.length))
  return (value) => {
    if (typeof value !== 'string') return value !== undefined && value !== null
    const text = value.trim()
    return text.length > longest || !absent.has(text.toLowerCase())
  }
}

function withinBounds(value: unknown, { min, max }: FieldRule): unknown {
  if (typeof value !== 'number') return value
  if (min !== undefined && value < min) return new UnusableValue(`expected at least ${min}`)
  if (max !== undefined && value > max) return new UnusableValue(`expected at most ${max}`)
  return value
}

/** The valid entries of a list: one bad photo must not discard the others. */
function usablePart(entries: unknown[], check: FieldCheck): unknown {
  const losses: PartlyUsableList['losses'] = []
  if (entries.length > MAX_LIST_ENTRIES) {
    const detail = `expected at most ${MAX_LIST_ENTRIES.toLocaleString('en-AU')} entries`
    losses.push({ entry: String(entries.length), detail })
  }
  const usable = entries.slice(0, MAX_LIST_ENTRIES).filter((entry) => {
    const checked = check([entry])
    if (checked instanceof UnusableValue)
      losses.push({ entry: String(entry), detail: checked.detail })
    return !(checked instanceof UnusableValue)
  })
  return new PartlyUsableList(usable.length > 0 ? usable : undefined, losses)
}

/**
 * Compiles the reader of one field; `absentEverywhere` are the mapping's words for absence. Its
 * values fit `schema`, the field's schema in Car, so that cars need no second validation.
 */
export function compileField(
  rule: FieldRule,
  absentEverywhere: string[],
  schema: z.ZodType,
  stepOf: (rule: StepRule) => Step,
): FieldReader {
  const isPresent = presenceTest([...absentEverywhere, ...rule.absent])
  const steps = rule.steps.map(stepOf)
  const check = fieldCheck(schema)

  const read = (value: string): unknown => {
    if (!isPresent(value)) return undefined
    let current: unknown = withoutControls(value)
    for (const step of steps) {
      if (typeof current !== 'string') break
      current = step(current)
      if (current instanceof UnusableValue) return current
    }
    if (!isPresent(current)) return undefined
    const bounded = withinBounds(current, rule)
    if (bounded instanceof UnusableValue) return bounded
    const checked = check(bounded)
    return checked instanceof UnusableValue && Array.isArray(bounded)
      ? usablePart(bounded, check)
      : checked
  }
  return memoized(read, CACHED_READINGS)
}
