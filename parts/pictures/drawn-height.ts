import { artworkExtent } from '#artwork/artwork.ts'
import type { DrawnFacts } from './drawn-facts.ts'

/** The most that something small, such as an aerial, stands above a drawing's own height. */
const ABOVE = 0.02
const DECIMALS = 3

/**
 * How high a drawing from the side is above the ground, with everything on its roof, as a share of
 * the cut-out's width; never less than it is. Unknown bodies are drawn as an SUV.
 */
export function drawnHeight({ body, kit }: Pick<DrawnFacts, 'body' | 'kit'>): number {
  return Number((artworkExtent(body, kit).height + ABOVE).toFixed(DECIMALS))
}
