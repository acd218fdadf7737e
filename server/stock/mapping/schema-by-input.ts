import { z } from 'zod'

/**
 * A schema that first chooses, by what a value looks like, which schema is meant: a union would
 * only say that none of its members fits.
 */
export const chosenSchema = <Value>(choose: (input: unknown) => z.ZodType<Value>) =>
  z.unknown().transform((input, context): Value => {
    const parsed = choose(input).safeParse(input)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message })
    }
    return z.NEVER
  })
