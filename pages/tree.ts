import type { Path } from './problem.ts'
import { field } from './words.ts'

/** Where a block of a page stands. */
export interface Placed<Block> {
  readonly block: Block
  readonly path: Path
}

/** The lists of blocks inside a block, by slot. */
type Slots<Block> = readonly (readonly [slot: string, blocks: readonly Block[]])[]

/**
 * The lists of blocks inside a block, as a file writes it (where anything may be wrong), resolved, or
 * being changed: what is no list is none.
 */
export const slotsOf = <Block>(block: Block): Slots<Block> =>
  Object.entries(field(block, 'slots') ?? {}).filter(([, list]) => Array.isArray(list))

/** Every block of a list and all inside them, parents before children, in the order of reading. */
export function* eachBlock<Block>(blocks: Iterable<Block>): Generator<Block> {
  for (const block of blocks) {
    yield block
    for (const [, inner] of slotsOf(block)) yield* eachBlock(inner)
  }
}

/** A block at a path and every block inside it, each with its own path, parents before children. */
export function* placesIn<Block>(block: Block, path: Path): Generator<Placed<Block>> {
  yield { block, path }
  for (const [slot, inner] of slotsOf(block)) yield* eachPlace(inner, [...path, 'slots', slot])
}

/** As `placesIn`, of every block of the list at a path. */
export function* eachPlace<Block>(blocks: Iterable<Block>, base: Path): Generator<Placed<Block>> {
  let index = 0
  for (const block of blocks) yield* placesIn(block, [...base, index++])
}

/** Makes something of every block, from the innermost out: `make` is given each with what was made of its slots. */
export function mapBlocks<Block, Made>(
  blocks: readonly Block[],
  base: Path,
  make: (placed: Placed<Block>, slots: ReadonlyMap<string, readonly Made[]>) => Made,
): Made[] {
  return blocks.map((block, index) => {
    const path = [...base, index]
    const slots = slotsOf(block).map(([slot, inner]): [string, Made[]] => [
      slot,
      mapBlocks(inner, [...path, 'slots', slot], make),
    ])
    return make({ block, path }, new Map(slots))
  })
}
