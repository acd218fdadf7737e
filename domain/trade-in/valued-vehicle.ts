import { z } from 'zod'
import { withoutAbsent } from '../absence.ts'
import { text, whole } from '../quantities.ts'

/** A code that systems send as text or as a number; it is stored as text. */
const code = (description: string) =>
  z.preprocess((sent) => (Number.isSafeInteger(sent) ? String(sent) : sent), text(description))

/** A whole number that systems send as a number or as digits. */
const count = (description: string) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' && /^\d+$/.test(sent.trim()) ? Number(sent) : sent),
    whole(description),
  )

/**
 * The valuation provider's data on a car, in its spelling; other fields are dropped.
 * Spec 3.44, 7.12, 7.13.
 */
export const valuedVehicleSchema = z.object({
  EvalID: code('Id of the valuation').optional(),
  VIN: text('Vehicle identification number').optional(),
  EngineNumber: code('Engine number').optional(),
  Rego: code('Registration number').optional(),
  RegoExpiry: text('End of the registration, as the provider writes it').optional(),
  Kms: count('Odometer, km').optional(),
  Make: text('Make').optional(),
  Model: code('Model').optional(),
  Series: code('Series').optional(),
  Variant: text('Variant').optional(),
  Year: count('Model year').optional(),
  Transmission: text('Transmission').optional(),
  RedBookCode: code('RedBook code').optional(),
})
export type ValuedVehicle = z.infer<typeof valuedVehicleSchema>

/**
 * The response to a registration look-up or a manual choice, of which the first entry counts. Null,
 * empty text and the text "null" are absent. Spec 7.12, 7.13.
 */
export const lookupAnswerSchema = z.preprocess(
  withoutAbsent,
  z.array(
    valuedVehicleSchema.extend({
      VechielDescriptions: z
        .array(z.object({ Description: text('Year, make, model and variant') }))
        .describe('Cars that the registration may belong to')
        .optional(),
    }),
  ),
)
export type LookupAnswer = z.infer<typeof lookupAnswerSchema>
