import { valuationMessages } from './messages.ts'

/** Messages by field; a field without an error is absent. */
export type FieldErrors = Readonly<Record<string, string>>

/** The list of a step's errors above its form; undefined without errors. Spec 5.25. */
export function errorSummary(
  errors: FieldErrors,
): { heading: string; errors: { field: string; message: string }[] } | undefined {
  const lines = Object.entries(errors).map(([field, message]) => ({ field, message }))
  if (lines.length === 0) return undefined
  return { heading: valuationMessages.errorsHeading, errors: lines }
}
