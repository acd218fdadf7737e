import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

/** Classic: facts in a two-by-two table. Tile: a larger picture, facts in one line. */
export const cardStyleSchema = z
  .enum(['classic', 'tile'])
  .default('classic')
  .meta({ title: 'Card', description: 'Classic: facts as a table. Tile: a large picture, airy.' })
export type CardStyle = z.output<typeof cardStyleSchema>

export default defineBlock({
  name: 'result-card',
  title: 'Car card',
  description: 'One car as lists show it: picture, name, price, four facts.',
  role: 'panel',
  acts: true,
  needs: ['car'],
  spec: ['2.41', '4.04', '4.05', '4.13', '5.28'],
  props: { card: cardStyleSchema },
})
