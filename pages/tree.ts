import { field } from './field.ts'
import type { Path } from './problem.ts'

/** A block of a page with its path. */
export interface Placed<Block> {
  readonly block: Block
  readonly path: Path
}

/** The lists of blocks inside a block, by slot. */
type Slots<Block> = readonly (readonly [slot: string, blocks: readonly Block[]])[]

/**
 * The lists of blocks inside a block, be it as written (unchecked), resolved, or being changed; slots
 * that are not lists are left out.
 */
export const slotsOf = <Block>(block: Block): Slots<Block> =>
  Object.entries(field(block, 'slots') ?? {}).filter(([, list]) => Array.isArray(list))

/** Every block of a list and all inside them, parents before children, in document order. */
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

/** Maps every block, children first: `map` gets each with the results of its slots. */
export function mapBlocks<Block, Result>(
  blocks: readonly Block[],
  base: Path,
  map: (placed: Placed<Block>, slots: ReadonlyMap<string, readonly Result[]>) => Result,
): Result[] {
  return blocks.map((block, index) => {
    const path = [...base, index]
    const slots = slotsOf(block).map(([slot, inner]): [string, Result[]] => [
      slot,
      mapBlocks(inner, [...path, 'slots', slot], map),
    ])
    return map({ block, path }, new Map(slots))
  })
}
