import { z } from 'zod'
import { TWO_PROMO_PLACES } from '#domain/promotion/thresholds.ts'
import { cardStyleSchema } from '#parts/car-card/schema.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const isAscending = (positions: readonly number[]) =>
  positions.every((position, index) => position > (positions[index - 1] ?? 0))

const promos: readonly PlacedBlock[] = [
  {
    id: 'trade',
    block: 'promo-slot',
    props: {
      heading: 'What is your car worth?',
      text: 'Tell us the registration and the kilometres. Our figure stands for seven days.',
      href: '/contact-us',
    },
  },
  {
    id: 'call',
    block: 'promo-slot',
    props: {
      heading: "Can't see the one you want?",
      text: 'We take cars in trade every day. Tell us what you are after.',
      href: '/contact-us',
      tone: 'accent',
    },
  },
]

export default defineBlock({
  name: 'search-results',
  title: 'Search results',
  description: 'The cars that a search found, with its choices, order and pages.',
  role: 'section',
  live: true,
  acts: true,
  phones: true,
  spec: ['2.37', '2.41', '2.42', '4.14', '9.02', '9.03', '9.04'],
  slots: { promos: { title: 'Promotions between the cars', accepts: ['tile'] } },
  props: {
    card: cardStyleSchema,
    columns: z
      .int()
      .min(1)
      .max(4)
      .default(3)
      .meta({ title: 'Columns', description: 'Cards side by side on wide screens.' }),
    promoPositions: z
      .array(z.int().min(1).max(40))
      .refine(isAscending, { error: 'expected places in ascending order, such as [8, 17]' })
      .default([...TWO_PROMO_PLACES])
      .meta({
        title: 'Places of promotions',
        description: 'The position of each promotion among the cards; 1 is the first.',
      }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { promos } },
    {
      name: 'Tiles',
      props: { card: 'tile', columns: 2, promoPositions: [9] },
      slots: { promos },
    },
  ],
})
