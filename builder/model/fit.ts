import type { CatalogueBlock } from '#domain/staff/builder-calls.ts'
import {
  misfits,
  type Placeable,
  type Place as PlaceRules,
  pagePlace,
  slotPlace,
} from '#pages/fits.ts'
import type { PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'
import { type Blocks, blockOf, type Place, parentsOf, type Spot } from './blocks.ts'

/** The kinds of blocks that there are, by their names. */
export type Kinds = ReadonlyMap<string, BlockKind>
export type BlockKind = Pick<CatalogueBlock, 'name' | 'title' | 'role' | 'needs' | 'slots'>

/** A page as far as it decides what may stand where. */
export interface FitPage {
  readonly route: string
  readonly also?: readonly string[] | undefined
  readonly blocks: Blocks
}

/** Deeper nesting is rejected by the page check (pages/place-item.ts). */
const MOST_LEVELS = 30

/** Why a block of a kind cannot stand at a place, as a sentence; undefined where it can. */
export function misfit(
  kind: BlockKind,
  page: FitPage,
  place: Place,
  kinds: Kinds,
): string | undefined {
  const at = placeRules(page, place, kinds)
  if (!at) return 'There is no such place on this page'
  return misfits(titled(kind), at, Array.from(kinds.values(), titled))[0]
}

/** Why a block with all inside it cannot be moved or pasted to a place; undefined where it can. */
export function blockMisfit(
  block: PageNodeFile,
  page: FitPage,
  place: Place,
  kinds: Kinds,
): string | undefined {
  const around =
    place.parent === undefined ? [] : [...parentsOf(page.blocks, place.parent), place.parent]
  if (around.includes(block.id)) return 'A block cannot be inside itself'
  if (around.length + levelsOf(block) > MOST_LEVELS)
    return `Blocks are at most ${MOST_LEVELS} deep inside each other`
  for (const inner of eachBlock([block])) {
    const kind = kinds.get(inner.block)
    if (!kind) return `There is no block "${inner.block}"`
    // What is inside stands as it stood: only what it needs of the page may be missing.
    const at = inner === block ? placeRules(page, place, kinds) : undefined
    const within = at ?? { ...pagePlace(routesOf(page)), accepts: [kind.role] }
    const [fault] = misfits(titled(kind), within, Array.from(kinds.values(), titled))
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Of some spots the first where something fits; else the first of all, with the reason. */
export function fittingSpot(
  spots: readonly [Spot, ...Spot[]],
  misfitAt: (spot: Spot) => string | undefined,
): { readonly spot: Spot; readonly why: string | undefined } {
  const spot = spots.find((each) => misfitAt(each) === undefined) ?? spots[0]
  return { spot, why: misfitAt(spot) }
}

const levelsOf = ({ slots = {} }: PageNodeFile): number =>
  1 + Math.max(0, ...Object.values(slots).flat().map(levelsOf))

const routesOf = ({ route, also = [] }: FitPage): string[] => [route, ...also]

function placeRules(
  page: FitPage,
  { parent, slot = '' }: Place,
  kinds: Kinds,
): PlaceRules | undefined {
  const whole = pagePlace(routesOf(page))
  if (parent === undefined) return whole
  const slots = kinds.get(blockOf(page.blocks, parent)?.block ?? '')?.slots ?? {}
  const found = Object.hasOwn(slots, slot) ? slots[slot] : undefined
  return found && slotPlace(whole, found.title, found.accepts)
}

/** People know blocks and slots by their titles. */
const titled = ({ title, role, needs, slots }: BlockKind): Placeable => ({
  name: title,
  role,
  needs,
  slots: Object.fromEntries(Object.values(slots).map((slot) => [slot.title, slot])),
})
