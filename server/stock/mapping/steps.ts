import { z } from 'zod'
import { didYouMean } from '../did-you-mean.ts'
import { chosenSchema } from './chosen-schema.ts'
import { dateSteps } from './date-steps.ts'
import { numberSteps } from './number-steps.ts'
import { oneLine } from './plain-text.ts'
import { textSteps } from './text-steps.ts'
import { tradeSteps } from './trade-steps.ts'
import { LONGEST_VALUE, type NamedStep, type Step, Unusable } from './unusable.ts'

/** Every step that a mapping can name, with memories of their own. */
const makeSteps = (): Record<string, NamedStep> => ({
  ...textSteps,
  ...numberSteps,
  ...dateSteps,
  ...tradeSteps(),
})

/** Every named step and what it does, for the documentation. */
export const stepTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(makeSteps()).map(([name, { about }]) => [name, about]),
)
const stepNames = [...stepTexts.keys()]

/** A regular expression as text. */
export const patternSchema = z
  .string()
  .refine(isPattern, { error: ({ input }) => `expected a regular expression, found ${input}` })

const splitSchema = z.strictObject({
  split: z.string().min(1).describe('Separator'),
  part: z.int().positive().describe('Which part, from 1'),
})
const matchSchema = z.strictObject({
  match: patternSchema.describe('Regular expression; its first group, or all of it, is the value'),
})
const lookupSchema = z.strictObject({
  lookup: z.record(z.string(), z.string()).describe('Value in the file → value of the field'),
  otherwise: z
    .enum(['unusable', 'absent', 'keep'])
    .default('unusable')
    .describe('What a value outside the table is'),
})
const nameSchema = z.string().refine((name) => stepTexts.has(name), {
  error: ({ input }) =>
    `there is no step "${input}".${didYouMean(String(input), stepNames)} Steps: ${stepNames.join(', ')}`,
})

type StepRuleOf = z.infer<typeof splitSchema | typeof matchSchema | typeof lookupSchema>
/** A step as a mapping writes it: a name, or an object with what the step needs. */
export type StepRule = string | StepRuleOf

/** A step by the kind that its keys say. */
export const stepSchema: z.ZodType<StepRule> = chosenSchema(schemaFor)

function schemaFor(rule: unknown): z.ZodType<StepRule> {
  if (typeof rule !== 'object' || rule === null) return nameSchema
  if ('lookup' in rule) return lookupSchema
  return 'match' in rule ? matchSchema : splitSchema
}

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
    if (otherwise === 'keep') return oneLine(value)
    return otherwise === 'absent'
      ? undefined
      : new Unusable(`expected one of ${Object.keys(lookup).join(', ')}`)
  }
}

function matchStep(source: string): Step {
  const expression = new RegExp(source)
  return (value) => {
    const found = expression.exec(value)
    return found ? oneLine(found[1] ?? found[0]) : new Unusable(`expected to fit ${source}`)
  }
}

const tooLong = new Unusable(`expected at most ${LONGEST_VALUE.toLocaleString('en-AU')} characters`)

const bounded =
  (step: Step): Step =>
  (value) =>
    value.length > LONGEST_VALUE ? tooLong : step(value)

/** The functions of a mapping's steps; those of one mapping share what they remember of a row. */
export function stepFinder(): (rule: StepRule) => Step {
  const steps = makeSteps()
  return (rule) => {
    if (typeof rule === 'string') {
      const { read, isForLongText } = steps[rule] ?? textSteps.words
      return isForLongText ? read : bounded(read)
    }
    if ('lookup' in rule) return bounded(lookupStep(rule))
    if ('match' in rule) return bounded(matchStep(rule.match))
    return bounded((value) => oneLine(value.split(rule.split)[rule.part - 1] ?? ''))
  }
}
