import { z } from 'zod'

/** A JSON Schema of draft 7 in an answer: what may be written, before defaults. */
export const jsonSchema = z
  .custom<z.core.JSONSchema.BaseSchema>((value) => typeof value === 'object' && value !== null)
  .meta({ title: 'JSON Schema' })
