import { z } from 'zod'

/** Classic: facts in a two-by-two table. Tile: a larger picture, facts in one line. */
export const cardStyleSchema = z
  .enum(['classic', 'tile'])
  .default('classic')
  .meta({ title: 'Card', description: 'Classic: facts as a table. Tile: a large picture, airy.' })
export type CardStyle = z.output<typeof cardStyleSchema>
