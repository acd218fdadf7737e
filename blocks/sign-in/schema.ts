import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'
import { variantExamples } from '../variant-examples.ts'

const contact: PlacedBlock = { id: 'who', block: 'contact-panel' }

export default defineBlock({
  name: 'sign-in',
  title: 'Sign-in',
  description:
    'Signs a buyer in with a mobile number and a code by text message; for who is signed in, the way out. For the page /sign-in.',
  role: 'section',
  titles: true,
  acts: true,
  phones: true,
  look: 'form',
  spec: ['2.10', '2.31', '6.02', 'D25'],
  slots: { beside: { title: 'Beside the sign-in', accepts: ['panel'] } },
  props: { variant: variantProp('form') },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { beside: [contact] } },
    ...variantExamples('form'),
  ],
})
