import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const contact: PlacedBlock = { id: 'who', block: 'contact-panel' }

export default defineBlock({
  name: 'success-panel',
  title: 'Thanks',
  description:
    'Thanks for a form that was sent, by its kind: the car, what happens next by the opening hours, similar cars. Without a form in the address, thanks in general and what came in last.',
  role: 'section',
  acts: true,
  phones: true,
  look: 'form',
  varies: { opening: true, parameters: ['at', 'car_id', 'form', 'location'] },
  spec: ['2.09', '2.53', '4.20', 'D20', 'D27'],
  slots: { beside: { title: 'Beside the thanks', accepts: ['panel'] } },
  props: { variant: variantProp('form') },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { beside: [contact] } },
    { name: 'Rail', props: { variant: 'rail' }, slots: { beside: [contact] } },
    { name: 'Letter', props: { variant: 'letter' }, slots: { beside: [contact] } },
    { name: 'Docket', props: { variant: 'docket' }, slots: { beside: [contact] } },
    { name: 'Console', props: { variant: 'console' }, slots: { beside: [contact] } },
    { name: 'Bill', props: { variant: 'bill' }, slots: { beside: [contact] } },
  ],
})
