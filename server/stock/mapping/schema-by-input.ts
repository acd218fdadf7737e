import { z } from 'zod'

/**
 * A schema that selects the schema to apply by the input, for precise messages: a union would only
 * report that no member matches.
 */
export const schemaByInput = <Value>(select: (input: unknown) => z.ZodType<Value>) =>
  z.unknown().transform((input, context): Value => {
    const parsed = select(input).safeParse(input)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message })
    }
    return z.NEVER
  })
