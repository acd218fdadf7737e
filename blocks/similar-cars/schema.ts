import { z } from 'zod'
import { SIMILAR_CARS } from '#domain/car/thresholds.ts'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'similar-cars',
  title: 'Similar cars',
  description: 'Cars of the same body that are for sale, the nearest price first.',
  role: 'section',
  acts: true,
  look: 'list',
  migrations: [{ from: 2, props: { card: { value: () => undefined } } }],
  needs: ['car'],
  spec: ['2.47'],
  props: {
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'The text "Similar cars" of the site where absent.',
    }),
    text: z
      .string()
      .max(160)
      .optional()
      .meta({ title: 'Text', description: 'A sentence below the heading.' }),
    limit: z.int().min(1).max(SIMILAR_CARS).default(SIMILAR_CARS).meta({
      title: 'Cars',
      description: 'How many are shown at most: on wide screens, as many as fill rows.',
    }),
    linkText: z
      .string()
      .min(1)
      .max(40)
      .default('See all')
      .meta({ title: 'Link text', description: 'What the link to all cars of this body says.' }),
    show: z.enum(['cards', 'lines']).default('cards').meta({
      title: 'Cars, as',
      description: 'Cards, or a line each with the name, a few facts and the price.',
    }),
    variant: variantProp('list'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'Grid', props: { variant: 'grid' } },
    { name: 'Feature', props: { variant: 'feature' } },
    { name: 'Rows', props: { variant: 'rows' } },
    { name: 'Cells', props: { variant: 'cells' } },
    { name: 'Lines', props: { show: 'lines' } },
    {
      name: 'Longest',
      props: {
        heading: 'Utes of much the same price that you can drive today, at any of our dealerships',
        text: 'Inspected in our own workshops, and with the balance of the warranty of their makers.',
        linkText: 'See all utes on our yards',
      },
    },
  ],
})
