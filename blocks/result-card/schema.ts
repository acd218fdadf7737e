import { cardStyleSchema } from '#parts/car-card/schema.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'result-card',
  title: 'Car card',
  description: 'One car as lists show it: picture, name, price, four facts.',
  role: 'panel',
  acts: true,
  needs: ['car'],
  spec: ['2.41', '4.04', '4.05', '4.13', '5.28'],
  props: { card: cardStyleSchema },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, { name: 'Tile', props: { card: 'tile' } }],
})
