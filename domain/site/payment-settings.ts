import { z } from 'zod'

/** The most that a site lets buyers pay at a time, whole dollars. */
const MAX_DOLLARS = 100_000

const amount = (dollars: number) => z.int().min(1).max(MAX_DOLLARS).default(dollars)

export const paymentsSchema = z
  .strictObject({
    account: z
      .string()
      .regex(/^acct_\w+$/, { error: 'expected an account of Stripe such as acct_1A2b3C' })
      .optional()
      .meta({
        title: 'Account',
        description:
          'Your own account at Stripe, connected to that of whoever runs the server: payments are charged there; without it they come to theirs.',
      }),
    least: amount(10).meta({
      title: 'Least amount',
      description: 'That buyers can pay at /online-payment, whole dollars (Spec 2.12).',
    }),
    greatest: amount(5_000).meta({
      title: 'Greatest amount',
      description: 'That buyers can pay there at a time, whole dollars.',
    }),
  })
  .refine(({ least, greatest }) => least <= greatest, {
    path: ['greatest'],
    error: 'expected at least as much as `least`',
  })
  .prefault({})
  .meta({
    title: 'Payments',
    description:
      'Where the payments of buyers go, and how much they can pay (Spec 1.06, 2.12, D12).',
  })
