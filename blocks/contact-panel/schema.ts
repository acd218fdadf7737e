import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'contact-panel',
  title: 'Contact',
  description:
    "Who answers: open or closed now, phone, mail, hours, and where it is. The location of the page's car or address, else the primary one; or all of them, with the distances between them.",
  role: 'panel',
  acts: true,
  phones: true,
  varies: { opening: true, parameters: ['car_id', 'location'] },
  spec: ['2.14', '3.25', '3.29', '3.30', '3.32', '8.19', '9.28'],
  props: {
    heading: z.string().min(1).max(60).optional().meta({
      title: 'Heading',
      description: 'In place of the name of the location.',
    }),
    places: z.enum(['answering', 'all']).default('answering').meta({
      title: 'Locations',
      description: 'The one that answers, or all visible ones.',
    }),
    types: z
      .array(z.enum(['sales', 'service', 'parts', 'service-and-parts']))
      .default([])
      .meta({ title: 'Types', description: 'Only locations of these types, where there are any.' }),
    show: z.enum(['all', 'call', 'place']).default('all').meta({
      title: 'Show',
      description:
        'Of one location: everything, only how to reach it and when, or only where it is.',
    }),
    calls: z.enum(['car', 'location']).default('car').meta({
      title: 'Number to call',
      description: 'The one about the car, where the page is about one, or that of the location.',
    }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Talk to us' } },
    { name: 'All', description: 'For a page about all of them.', props: { places: 'all' } },
    {
      name: 'Workshop',
      description: 'For a page about service.',
      props: { types: ['service', 'service-and-parts'] },
    },
    {
      name: 'Location',
      description: 'For a page on which the car was asked about already.',
      props: { calls: 'location' },
    },
    {
      name: 'Call',
      description: 'Before a form, for who would rather talk.',
      props: { heading: 'Rather talk?', show: 'call' },
    },
    {
      name: 'Place',
      description: 'Where the page names who answers itself.',
      props: { show: 'place' },
    },
    {
      name: 'Longest',
      props: { heading: 'Four showrooms between Bundall and Caloundra, open today', places: 'all' },
    },
  ],
})
