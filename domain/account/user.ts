import { z } from 'zod'
import { e164 } from '../contact/contact-schema.ts'

/** A signed-in user; the phone identifies a buyer. Spec 3.36, 6.02. */
export const userSchema = z
  .strictObject({ phone: e164('Mobile phone').optional() })
  .describe('Signed-in user')
export type User = z.infer<typeof userSchema>
