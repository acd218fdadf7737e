import type { PageNodeFile } from '#pages/page.ts'
import { recordsOf } from '#pages/routes.ts'
import { eachBlock } from '#pages/tree.ts'
import { type Blocks, blockOf, type Place, parentsOf } from './blocks.ts'

/** What the builder knows of a kind of block. */
export interface BlockKind {
  readonly name: string
  readonly title: string
  readonly role: string
  /** Records that the page's route must bind. */
  readonly needs: readonly string[]
  readonly slots: Readonly<
    Record<string, { readonly title: string; readonly accepts: readonly string[] }>
  >
}

export type Kinds = ReadonlyMap<string, BlockKind>

/** A page as far as it decides what may stand where. */
export interface FitPage {
  readonly route: string
  readonly also?: readonly string[] | undefined
  readonly blocks: Blocks
}

/** The roles that the page itself takes (pages/check-blocks.ts). */
export const pageAccepts: readonly string[] = ['chrome', 'section']

/** Deeper nesting is rejected by the page check. */
export const MOST_LEVELS = 30

/** Roles that a place takes; none for a slot that its block does not have. */
export function acceptsAt(
  { blocks }: FitPage,
  { parent, slot = '' }: Place,
  kinds: Kinds,
): readonly string[] {
  if (parent === undefined) return pageAccepts
  const kind = kinds.get(blockOf(blocks, parent)?.block ?? '')
  return kind && Object.hasOwn(kind.slots, slot) ? (kind.slots[slot]?.accepts ?? []) : []
}

/** Why a block of a kind cannot stand at a place, as a sentence; undefined where it can. */
export function misfit(
  kind: BlockKind,
  page: FitPage,
  place: Place,
  kinds: Kinds,
): string | undefined {
  const missing = kind.needs.find((record) => !boundBy(page).includes(record))
  if (missing !== undefined)
    return `Needs a ${missing}: only on pages such as /${missing}s/:${missing}`
  if (acceptsAt(page, place, kinds).includes(kind.role)) return undefined
  const homes = homesOf(kind, kinds)
  return homes.length > 0
    ? `Goes into ${homes.join(' or ')}`
    : 'There is no place for it on this page'
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
  const kind = kinds.get(block.block)
  if (!kind) return `There is no block "${block.block}"`
  for (const inner of eachBlock([block])) {
    const needy = kinds.get(inner.block)
    const missing = needy?.needs.find((record) => !boundBy(page).includes(record))
    if (needy && missing !== undefined)
      return `${needy.title} needs a ${missing}, which this page does not have`
  }
  return misfit(kind, page, place, kinds)
}

const levelsOf = ({ slots = {} }: PageNodeFile): number =>
  1 + Math.max(0, ...Object.values(slots).flat().map(levelsOf))

/** Names of the records that all routes of a page bind. */
function boundBy({ route, also = [] }: FitPage): string[] {
  return recordsOf(route).filter((record) =>
    also.every((other) => recordsOf(other).includes(record)),
  )
}

/** Where blocks of a role can stand, in words. */
function homesOf({ role }: BlockKind, kinds: Kinds): string[] {
  const slots = [...kinds.values()].flatMap(({ title, slots }) =>
    Object.values(slots)
      .filter(({ accepts }) => accepts.includes(role))
      .map((slot) => `${slot.title} of ${title}`),
  )
  return pageAccepts.includes(role) ? ['the page itself', ...slots] : slots
}
