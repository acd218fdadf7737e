import { z } from 'zod'

/** How a site values a buyer's car: the two variants of the wizard. Spec 4.25, 5.26. */
export const tradeInSchema = z
  .strictObject({
    images: z.boolean().default(true).meta({
      title: 'Photos',
      description: 'The valuation asks for photos of the car, in a step that may be left out.',
    }),
    years: z
      .union([z.literal(10), z.literal(7)])
      .default(10)
      .meta({
        title: 'Years',
        description: 'Older cars have no estimate online: they are valued on a call.',
      }),
    save: z.boolean().default(false).meta({
      title: 'Save valuations',
      description:
        'Each figure is saved with the provider too, under the column `valuation` (Spec 7.11).',
    }),
  })
  .prefault({})
  .meta({ title: 'Trade-in', description: 'How the valuation of a car asks (Spec 4.22-4.27).' })
export type TradeInSettings = z.output<typeof tradeInSchema>
