import { HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'

/** Whether the field that people do not see was filled in: a program sent the form. D22. */
export const isOfProgram = (values: Readonly<Record<string, unknown>>): boolean => {
  const filled = values[HONEYPOT_FIELD]
  return filled !== undefined && filled !== ''
}
