import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'compare-cars',
  title: 'Compare cars',
  description: 'The cars that the address names, at most four, side by side: what differs first.',
  role: 'section',
  acts: true,
  look: 'card',
  varies: { cars: MAX_COMPARED },
  spec: ['1.04', '5.06'],
  props: {
    variant: variantProp('card'),
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('Compare')
      .meta({ title: 'Heading', description: 'The heading of the page.' }),
    chooseAt: z
      .string()
      .regex(/^\/[^\s\\]*$/)
      .default('/watchlist')
      .meta({
        format: 'link',
        title: 'Where to choose',
        description: 'The page on which cars are chosen.',
      }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Side by side' } },
    { name: 'Label', props: { variant: 'label' } },
    { name: 'Note', props: { variant: 'note' } },
    { name: 'Plate', props: { variant: 'plate' } },
    { name: 'Readout', props: { variant: 'readout' } },
    { name: 'Poster', props: { variant: 'poster' } },
    { name: 'Longest', props: { heading: 'Compare the cars that you are deciding between' } },
  ],
})
