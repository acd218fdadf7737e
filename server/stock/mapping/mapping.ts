import { z } from 'zod'
import { chosenSchema } from './chosen-schema.ts'
import { patternSchema, stepSchema } from './steps.ts'

const fieldRuleSchema = z.strictObject({
  from: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('Column of the file; of several, the first that says something'),
  steps: z.array(stepSchema).default(['words']).describe('How the value is read, in order'),
  absent: z.array(z.string()).default([]).describe('Words that mean nothing in this column'),
  min: z.number().describe('Smallest amount that can be true').optional(),
  max: z.number().describe('Largest amount that can be true').optional(),
  unusable: z
    .enum(['drop', 'quarantine'])
    .default('drop')
    .describe('Whether a value that cannot be read costs the field or the whole row'),
})
export type FieldRule = z.infer<typeof fieldRuleSchema>

const constantSchema = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]).describe('The same for every row'),
})

const columnSchema = z.string().transform((from) => fieldRuleSchema.parse({ from }))
/** Where a field comes from: a rule for its column or columns, or a constant. */
export type FieldSource = FieldRule | z.infer<typeof constantSchema>

const fieldSchema = chosenSchema<FieldSource>((source) => {
  if (typeof source === 'string') return columnSchema
  const isConstant = typeof source === 'object' && source !== null && 'value' in source
  return isConstant ? constantSchema : fieldRuleSchema
})

/** Without these there is no Car, whatever a mapping says. */
export const ALWAYS_REQUIRED = ['make', 'model', 'car_type']

const guardSchema = z.strictObject({
  column: z.string(),
  matches: patternSchema.describe('Regular expression that the value of a sound row fits'),
  reason: z.string().describe('Code of the quarantine'),
  expected: z.string().describe('What a sound row holds there, in words'),
})

/** How the columns of a supplier's file become fields of a Car: one small JSON file each. */
export const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  description: z.string().describe('Whose file it is'),
  delimiter: z.string().length(1).describe('Left out, it is found in the header').optional(),
  absent: z.array(z.string()).default([]).describe('Words that mean nothing, in every column'),
  key: z
    .array(z.array(z.string()).min(1))
    .default([['stocknum'], ['vin']])
    .describe('Fields that identify a car; of several sets, the first that is complete'),
  required: z
    .array(z.string())
    .default(['year', 'make', 'model', 'car_type'])
    .describe('Fields without which a row cannot be used'),
  guards: z.array(guardSchema).default([]).describe('What tells a sound row from a shifted one'),
  fields: z.record(z.string(), fieldSchema).describe('Field of the Car → where it comes from'),
})

/** A checked mapping and its name, which is also the name of the feed. */
export type Mapping = z.infer<typeof mappingSchema> & { name: string }
