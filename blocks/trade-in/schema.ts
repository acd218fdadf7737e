import { z } from 'zod'
import { drawnPlace } from '#domain/location/drawn-place.ts'
import { variantProp } from '#domain/site/look.ts'
import { levelTitles } from '#parts/section/level.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'
import { variantExamples } from '../variant-examples.ts'

const contact: PlacedBlock = { id: 'who', block: 'contact-panel' }

export default defineBlock({
  name: 'trade-in',
  title: 'Valuation',
  description:
    'What a buyer’s car is worth, from its registration number: the first step, and on the page /trade-in/:valuation/:step each further one. For dealers in Australia, whose register it asks; elsewhere a `lead-form` asks the same.',
  role: 'section',
  acts: true,
  phones: true,
  look: 'form',
  slots: { beside: { title: 'Beside the form', accepts: ['panel'] } },
  varies: { parameters: ['car_id'] },
  spec: [
    ...['1.07', '2.04', '2.05', '2.51', '4.21', '4.22', '4.23', '4.24', '4.25', '4.26', '4.27'],
    ...['5.17', '5.18', '5.19', '5.20', '5.21', '5.22', '5.23', '5.24', '5.25', '5.26', '5.27'],
    ...['8.05', '8.09', '8.10', '8.11', 'D29'],
  ],
  props: {
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'Of the first step, in place of “What is your car worth?”.',
    }),
    lead: z.string().min(1).max(400).optional().meta({
      title: 'Lead',
      description: 'A sentence or two below the heading of the first step.',
    }),
    level: z.enum(['h1', 'h2']).default('h1').meta({
      title: 'Level',
      titles: levelTitles,
      description: 'A heading where another block brings the title of the page.',
    }),
    place: drawnPlace.optional().meta({
      title: 'Place',
      description: 'Drawn above the first step: where the car is seen.',
    }),
    variant: variantProp('form'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { beside: [contact] } },
    {
      name: 'AtThePlace',
      description: 'With the workshop in which the car is seen.',
      props: { place: 'workshop' },
      slots: { beside: [contact] },
    },
    {
      name: 'AtReception',
      props: { place: 'reception' },
      slots: { beside: [contact] },
    },
    ...variantExamples('form'),
    {
      name: 'Longest',
      props: {
        heading: 'A four-wheel drive, a wagon or a ute: what would it be worth to us today?',
        lead: 'Whoever answers has driven one. The number on the plate is enough for a first figure, and you can ring at any step.',
        level: 'h2',
        place: 'yard',
      },
      slots: { beside: [contact] },
    },
  ],
})
