import { z } from 'zod'
import { schemaByInput } from './schema-by-input.ts'
import { patternSchema, stepSchema } from './steps.ts'

const fieldRuleSchema = z.strictObject({
  from: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('Column of the file; of several, the first with a value'),
  steps: z.array(stepSchema).default(['words']).describe('Steps that read the value, in order'),
  absent: z
    .array(z.string())
    .default([])
    .describe('Words that stand for an absent value in this column'),
  min: z.number().describe('Smallest plausible amount').optional(),
  max: z.number().describe('Largest plausible amount').optional(),
  unusable: z
    .enum(['drop', 'quarantine'])
    .default('drop')
    .describe('Whether a value that cannot be read drops the field or quarantines the row'),
})
export type FieldRule = z.infer<typeof fieldRuleSchema>

const constantSchema = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]).describe('The same for every row'),
})

/** The rule of a field that is read from a column as it stands. */
export const fieldRuleOf = (from: string): FieldRule => fieldRuleSchema.parse({ from })

const columnSchema = z.string().transform(fieldRuleOf)
/** The source of a field: a rule for its column or columns, or a constant. */
export type FieldSource = FieldRule | z.infer<typeof constantSchema>

const fieldSchema = schemaByInput<FieldSource>((source) => {
  if (typeof source === 'string') return columnSchema
  const isConstant = typeof source === 'object' && source !== null && 'value' in source
  return isConstant ? constantSchema : fieldRuleSchema
})

/** Required by Car, whatever the mapping declares. */
export const ALWAYS_REQUIRED = ['make', 'model', 'car_type']

const guardSchema = z.strictObject({
  column: z.string(),
  matches: patternSchema.describe('Regular expression that the value of a valid row matches'),
  reason: z.string().describe('Reason code in the quarantine'),
  expected: z.string().describe('What a valid row has there, in words'),
})

/** Maps the columns of a supplier's file to fields of a Car: one JSON file per supplier. */
export const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  description: z.string().describe('Supplier and kind of file'),
  delimiter: z.string().length(1).describe('By default detected from the header').optional(),
  absent: z
    .array(z.string())
    .default([])
    .describe('Words that stand for an absent value in every column'),
  key: z
    .array(z.array(z.string()).min(1))
    .default([['stocknum'], ['vin']])
    .describe('Fields that identify a car; of several sets, the first that is complete'),
  required: z
    .array(z.string())
    .default(['year', 'make', 'model', 'car_type'])
    .describe('Fields without which a row cannot be used'),
  guards: z.array(guardSchema).default([]).describe('Checks that detect rows with shifted columns'),
  fields: z.record(z.string(), fieldSchema).describe('Field of Car → its source'),
})

/** A validated mapping with its name, which is also the name of the feed. */
export type Mapping = z.infer<typeof mappingSchema> & { name: string }
