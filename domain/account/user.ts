import { z } from 'zod'
import { e164 } from '../contact/contact-schema.ts'

/** Who is signed in; the phone is what identifies a buyer. Spec 3.36, 6.02. */
export const userSchema = z
  .strictObject({ phone: e164('Mobile phone').optional() })
  .describe('Signed-in user')
export type User = z.infer<typeof userSchema>
