import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const call: PlacedBlock = { id: 'call', block: 'contact-panel', props: { show: 'call' } }
const contact: PlacedBlock = { id: 'who', block: 'contact-panel' }

export default defineBlock({
  name: 'success-panel',
  title: 'Thanks',
  description:
    'Thanks for a form that was sent, by its kind: the car, what happens next by the opening hours, similar cars. Without a form in the address, thanks in general and what came in last.',
  role: 'section',
  titles: true,
  acts: true,
  phones: true,
  look: 'form',
  varies: { opening: true, parameters: ['at', 'car_id', 'form', 'location'] },
  spec: ['2.09', '2.53', '4.20', 'D20', 'D27'],
  slots: {
    before: { title: 'Before what happens next', accepts: ['panel'] },
    beside: { title: 'Beside the thanks', accepts: ['panel'] },
  },
  props: {
    next: z.enum(['steps', 'line']).default('steps').meta({
      title: 'What happens next, as',
      description: 'A list, or a few sentences.',
    }),
    slip: z.boolean().default(false).meta({
      title: 'Slip',
      description: 'What was sent, to whom and who reads it, in place of who answers.',
    }),
    greeting: z.string().min(1).max(400).optional().meta({
      title: 'Greeting',
      description: 'What who answers says, in their words, with their name below it.',
    }),
    place: z.boolean().default(true).meta({
      title: 'Picture of the place',
      description: 'Of thanks that are about no car.',
    }),
    cars: z.enum(['cards', 'lines']).default('cards').meta({
      title: 'Cars, as',
      description: 'What else there is: as cards, or a line each.',
    }),
    variant: variantProp('form'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { beside: [contact] } },
    {
      name: 'Greeting',
      props: {
        next: 'line',
        greeting: 'Got it. One of us reads it and rings you.',
        place: false,
        cars: 'lines',
        variant: 'letter',
      },
    },
    {
      name: 'Slip',
      props: { slip: true, next: 'line', cars: 'lines', variant: 'docket' },
      slots: { before: [call] },
    },
    { name: 'Rail', props: { variant: 'rail' }, slots: { beside: [contact] } },
    { name: 'Letter', props: { variant: 'letter' }, slots: { beside: [contact] } },
    { name: 'Docket', props: { variant: 'docket' }, slots: { beside: [contact] } },
    { name: 'Console', props: { variant: 'console' }, slots: { beside: [contact] } },
    { name: 'Bill', props: { variant: 'bill' }, slots: { beside: [contact] } },
  ],
})
