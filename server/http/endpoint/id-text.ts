import { z } from 'zod'

/** An id as a client sends one: any text of a feed, without what no database takes. */
export const idText = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .refine((id) => id.isWellFormed())
