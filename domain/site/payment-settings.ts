import { z } from 'zod'

export const paymentsSchema = z
  .strictObject({
    account: z
      .string()
      .regex(/^acct_\w+$/, { error: 'expected an account of Stripe such as acct_1A2b3C' })
      .optional()
      .meta({
        title: 'Account',
        description:
          'Your own account at Stripe, connected to that of whoever runs the server: deposits are charged there; without it they come to theirs.',
      }),
  })
  .prefault({})
  .meta({ title: 'Payments', description: 'Where the deposits of buyers go (Spec 1.06, D12).' })
