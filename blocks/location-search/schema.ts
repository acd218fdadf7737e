import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'location-search',
  title: 'Location search',
  description:
    'A field that finds locations and dealerships by name, suburb, make or postcode, as you type, and their cards. A postcode sorts them by distance. A site with one location shows all about that.',
  role: 'section',
  acts: true,
  phones: true,
  varies: { parameters: ['place'], opening: true },
  spec: ['1.12', '2.15', '2.35', '3.29', '3.33', '4.33', '9.23'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .meta({ title: 'Heading', description: 'The heading of the page.' }),
    lead: z
      .string()
      .max(200)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    list: z.boolean().default(true).meta({
      title: 'Cards',
      description: 'The locations below the field; without them the field leads to /dealerships.',
    }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Our showrooms', lead: 'Four of them, one price.' } },
    { name: 'FieldOnly', description: 'For other pages.', props: { list: false } },
    {
      name: 'Longest',
      props: {
        heading: 'Every showroom, workshop and parts counter between Coolangatta and Caloundra',
        lead: 'Type where you are or what you drive, and we show which of them is near and looks after it; all of them can bring a car to the one that suits you best, and none of them charges for the trip.',
      },
    },
  ],
})
