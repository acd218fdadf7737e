import { z } from 'zod'
import { didYouMean } from '../did-you-mean.ts'
import { dateSteps } from './date-steps.ts'
import { listingSteps } from './listing-steps.ts'
import { numberSteps } from './number-steps.ts'
import { oneLine } from './plain-text.ts'
import { schemaByInput } from './schema-by-input.ts'
import { MAX_STEP_INPUT, type NamedStep, type Step, UnusableValue } from './step.ts'
import { textSteps } from './text-steps.ts'

const DEFAULT_ZONE = 'UTC'

/** Every named step, for a site's time zone; each call has its own caches. */
const createSteps = (timeZone: string): Record<string, NamedStep> => ({
  ...textSteps,
  ...numberSteps,
  ...dateSteps(timeZone),
  ...listingSteps(),
})

/** Every named step with its description, for the documentation. */
export const stepTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(createSteps(DEFAULT_ZONE)).map(([name, { about }]) => [name, about]),
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
  match: patternSchema.describe(
    'Regular expression; the value is its first group, or the whole match',
  ),
})
const lookupSchema = z.strictObject({
  lookup: z.record(z.string(), z.string()).describe('Value in the file → value of the field'),
  otherwise: z
    .enum(['unusable', 'absent', 'keep'])
    .default('unusable')
    .describe('How a value that is not in the table is treated'),
})
const nameSchema = z.string().refine((name) => stepTexts.has(name), {
  error: ({ input }) =>
    `there is no step "${input}".${didYouMean(String(input), stepNames)} Steps: ${stepNames.join(', ')}`,
})

type StepRuleOf = z.infer<typeof splitSchema | typeof matchSchema | typeof lookupSchema>
/** A step in a mapping: a name, or an object with parameters. */
export type StepRule = string | StepRuleOf

export const stepSchema: z.ZodType<StepRule> = schemaByInput(schemaFor)

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
      : new UnusableValue(`expected one of ${Object.keys(lookup).join(', ')}`)
  }
}

function matchStep(source: string): Step {
  const expression = new RegExp(source)
  return (value) => {
    const found = expression.exec(value)
    return found ? oneLine(found[1] ?? found[0]) : new UnusableValue(`expected to match ${source}`)
  }
}

const tooLong = new UnusableValue(
  `expected at most ${MAX_STEP_INPUT.toLocaleString('en-AU')} characters`,
)

const withInputLimit =
  (step: Step): Step =>
  (value) =>
    value.length > MAX_STEP_INPUT ? tooLong : step(value)

/**
 * Returns a mapping's step functions, which share a cache of the last title. Dates without a time
 * zone are of the given one.
 */
export function stepFinder(timeZone: string = DEFAULT_ZONE): (rule: StepRule) => Step {
  const steps = createSteps(timeZone)
  return (rule) => {
    if (typeof rule === 'string') {
      const { read, acceptsLongText } = steps[rule] ?? textSteps.words
      return acceptsLongText ? read : withInputLimit(read)
    }
    if ('lookup' in rule) return withInputLimit(lookupStep(rule))
    if ('match' in rule) return withInputLimit(matchStep(rule.match))
    return withInputLimit((value) => oneLine(value.split(rule.split)[rule.part - 1] ?? ''))
  }
}
