import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'model-range',
  title: 'Range of models',
  description:
    'The models of the site’s content with buttons for their categories: a row to swipe, or all of them as the main part of a page. On the page of a make its models only. A model that another follows is left out.',
  role: 'section',
  look: 'entries',
  acts: true,
  spec: ['2.16', '2.36', '3.23', '4.11', '4.28', '7.05', '9.09'],
  varies: { parameters: ['body', 'page'] },
  props: {
    layout: z
      .enum(['grid', 'carousel'])
      .default('grid')
      .meta({ title: 'Layout', description: 'All on pages of 21, or a row to swipe.' }),
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description:
        'Above the models; the usual one where absent (`modelRange` of the site’s texts).',
    }),
    text: z
      .string()
      .max(300)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two below the heading.' }),
    ground: groundProp.meta({
      title: 'Ground',
      description: 'The background of a row; the heading of a page has that of its variant.',
    }),
    variant: variantProp('entries'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { text: 'What we sell new, and what is here today.' } },
    { name: 'Carousel', props: { layout: 'carousel' } },
    { name: 'Ledger', description: 'On one floor.', props: { variant: 'ledger' } },
    {
      name: 'Notes',
      description: 'Cards on a board.',
      props: { variant: 'notes', ground: 'flood' },
    },
    { name: 'Plates', description: 'Framed plates.', props: { variant: 'plates' } },
    {
      name: 'Cells',
      description: 'Cells that touch.',
      props: { variant: 'cells', ground: 'dark' },
    },
    { name: 'Bills', description: 'Bills in large letters.', props: { variant: 'bills' } },
    {
      name: 'Longest',
      props: {
        layout: 'carousel',
        heading: 'Every model that we can order for you at one of our four showrooms this season',
        text: 'What is here today can be driven today; of the others we say when the next one is due, as far as the maker has told us.',
        ground: 'tint',
      },
    },
  ],
})
