import { z } from 'zod'
import { dateSteps } from './date-steps.ts'
import { numberSteps } from './number-steps.ts'
import { textSteps } from './text-steps.ts'
import { tradeSteps } from './trade-steps.ts'
import { type Step, Unusable } from './unusable.ts'

/** Every step that a mapping can name. */
export const namedSteps: Record<string, Step> = {
  ...textSteps,
  ...numberSteps,
  ...dateSteps,
  ...tradeSteps,
}

const pattern = z.string().refine(isPattern, 'expected a regular expression')

const splitSchema = z.strictObject({
  split: z.string().min(1).describe('Separator'),
  part: z.int().positive().describe('Which part, from 1'),
})
const matchSchema = z.strictObject({
  match: pattern.describe('Regular expression; its first group, or all of it, is the value'),
})
const lookupSchema = z.strictObject({
  lookup: z.record(z.string(), z.string()).describe('Value in the file → value of the field'),
  otherwise: z
    .enum(['unusable', 'absent', 'keep'])
    .default('unusable')
    .describe('What a value outside the table is'),
})

export const stepSchema = z.union([
  z.enum(Object.keys(namedSteps)),
  splitSchema,
  matchSchema,
  lookupSchema,
])
export type StepRule = z.infer<typeof stepSchema>

function isPattern(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

function lookupStep({ lookup, otherwise }: z.infer<typeof lookupSchema>): Step {
  const table = new Map(Object.entries(lookup).map(([from, to]) => [from.toLowerCase(), to]))
  return (value) => {
    const found = table.get(value.trim().toLowerCase())
    if (found !== undefined) return found
    if (otherwise === 'keep') return value
    return otherwise === 'absent'
      ? undefined
      : new Unusable(`expected one of ${Object.keys(lookup).join(', ')}`)
  }
}

function matchStep(source: string): Step {
  const expression = new RegExp(source)
  return (value) => {
    const found = expression.exec(value)
    return found ? (found[1] ?? found[0]) : new Unusable(`expected to fit ${source}`)
  }
}

/** The function of one step of a mapping. */
export function stepOf(rule: StepRule): Step {
  if (typeof rule === 'string') return namedSteps[rule] ?? textSteps.words
  if ('lookup' in rule) return lookupStep(rule)
  if ('match' in rule) return matchStep(rule.match)
  return (value) => value.split(rule.split)[rule.part - 1]?.trim()
}
