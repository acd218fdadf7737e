import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'result-card',
  title: 'Car card',
  description: 'One car as lists show it: picture, name, price, facts.',
  role: 'panel',
  acts: true,
  needs: ['car'],
  look: 'card',
  migrations: [{ from: 2, props: { card: { value: () => undefined } } }],
  spec: ['2.41', '4.04', '4.05', '4.13', '5.28'],
  props: { variant: variantProp('card') },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'Label', props: { variant: 'label' } },
    { name: 'Note', props: { variant: 'note' } },
    { name: 'Plate', props: { variant: 'plate' } },
    { name: 'Readout', props: { variant: 'readout' } },
    { name: 'Poster', props: { variant: 'poster' } },
  ],
})
