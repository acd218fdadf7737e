import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'my-details',
  title: 'My details',
  description:
    'What a signed-in buyer may say of themselves, their enquiries and bookings, their data as a file, and the way out. For the page /my-details.',
  role: 'section',
  look: 'form',
  spec: ['6.02'],
  props: { variant: variantProp('form') },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { variant: 'rail' } },
    { name: 'Letter', props: { variant: 'letter' } },
    { name: 'Docket', props: { variant: 'docket' } },
    { name: 'Console', props: { variant: 'console' } },
    { name: 'Bill', props: { variant: 'bill' } },
  ],
})
