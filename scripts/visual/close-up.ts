import type { Area, Size } from './compare-pictures.ts'

/** Pixels around what differs, and the least size of a close-up: what stands around a change explains it. */
const around = 32
const least: Size = { width: 360, height: 120 }

/** The part of a picture to look at, in its pixels. */
export interface CloseUp extends Size {
  readonly left: number
  readonly top: number
}

/** What differs with what is around it, within the picture. */
export function closeUpOf(area: Area, size: Size): CloseUp {
  const [left, width] = stretch(area.left, area.width, size.width, least.width)
  const [top, height] = stretch(area.top, area.height, size.height, least.height)
  return { left, top, width, height }
}

/** Start and length, in pixels, of a share of a side: with a margin, at least so long, inside the side. */
function stretch(from: number, share: number, side: number, atLeast: number): [number, number] {
  const length = Math.min(side, Math.max(Math.round(share * side) + 2 * around, atLeast))
  const middle = (from + share / 2) * side
  return [Math.round(Math.min(Math.max(0, middle - length / 2), side - length)), length]
}
