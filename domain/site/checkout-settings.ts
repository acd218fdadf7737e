import { z } from 'zod'
import { text } from '../fields.ts'

/** How a site reserves cars online, beside its feature and its deposit. Spec 2.03, 5.40. */
export const checkoutSchema = z
  .strictObject({
    path: z
      .enum(['checkout', 'buy-online'])
      .default('checkout')
      .meta({
        title: 'Address',
        description: 'The last part of the address where a car is reserved (Spec 2.03).',
        titles: { checkout: '/cars/…/checkout', 'buy-online': '/cars/…/buy-online' },
      }),
    moneyBack: z.boolean().default(false).meta({
      title: 'Money back within 48 hours',
      description:
        'Used cars have the terms of 5.40: on their pages, in the terms of a reservation and in its receipt. Switch it on only if you take cars back by them.',
    }),
    delivery: text(
      'Delivery',
      'What bringing a car to a buyer costs and how far you come, as a buyer reads it who buys online; absent if you do not (Spec 2.06).',
    ).optional(),
  })
  .prefault({})
  .meta({ title: 'Reserving', description: 'How a car is reserved online (Spec 9.19).' })
export type CheckoutSettings = z.output<typeof checkoutSchema>
