import { type Block, roles } from '#blocks/define-block.ts'
import type { Registry } from '#blocks/registry.ts'
import { field } from './field.ts'
import { misfits, type Place, slotPlace } from './fits.ts'
import { hint } from './near-miss.ts'
import { nodeSchema } from './page.ts'
import { error, type Path, type Problem, pathText } from './problem.ts'
import { eachBlock, placesIn, slotsOf } from './tree.ts'
import { problemsOf } from './zod-problems.ts'

/** What the check of a list of blocks knows of the list's place in the page. */
export interface BlockListContext extends Place {
  readonly registry: Registry
  /** Ids found so far, with their paths. */
  readonly ids: Map<string, Path>
}

/** All problems of a list of blocks and of the blocks inside them. */
export function checkBlocks(
  list: readonly unknown[],
  base: Path,
  place: BlockListContext,
): Problem[] {
  return list.flatMap((value, index) => checkBlock(value, [...base, index], place))
}

/** Problems of shape alone: they must be fixed before a block can be inserted into a page. */
export function shapeProblems(value: unknown, path: Path): Problem[] {
  return Array.from(placesIn(value, path)).flatMap((placed) => {
    const shape = nodeSchema.safeParse(placed.block)
    return shape.success ? [] : problemsOf(shape.error, nodeSchema, placed.block, placed.path)
  })
}

/** Number of blocks in a list, nested ones included. */
export function countBlocks(list: readonly unknown[]): number {
  let count = 0
  for (const _ of eachBlock(list)) count += 1
  return count
}

function checkBlock(value: unknown, path: Path, place: BlockListContext): Problem[] {
  const shape = nodeSchema.safeParse(value)
  const shapeFaults = shape.success ? [] : problemsOf(shape.error, nodeSchema, value, path)
  const name = field(value, 'block')
  const block = typeof name === 'string' ? place.registry.get(name) : undefined
  const unknown =
    typeof name === 'string' && !block
      ? [error([...path, 'block'], `there is no block "${name}"${blockHint(name, place.registry)}`)]
      : []
  return [
    ...shapeFaults,
    ...idProblems(field(value, 'id'), path, place),
    ...unknown,
    ...(block ? blockProblems(block, field(value, 'props'), path, place) : []),
    ...slotsOf(value).flatMap(([slot, list]) => slotProblems(block, slot, list, path, place)),
  ]
}

const blockHint = (name: string, registry: Registry): string =>
  hint(name, registry.keys()) || `; there are ${[...registry.keys()].join(', ')}`

function idProblems(id: unknown, path: Path, { ids }: BlockListContext): Problem[] {
  if (typeof id !== 'string') return []
  const first = ids.get(id)
  if (!first) {
    ids.set(id, path)
    return []
  }
  return [
    error(
      [...path, 'id'],
      `the id "${id}" is taken by ${pathText(first)}; give this block another`,
    ),
  ]
}

/** Problems of a known block: its place, the records it needs, its props. */
function blockProblems(
  block: Block,
  written: unknown,
  path: Path,
  place: BlockListContext,
): Problem[] {
  const problems = misfits(block, place, place.registry.values()).map((fault) =>
    error([...path, 'block'], fault),
  )
  const props = written ?? {}
  if (typeof props !== 'object' || Array.isArray(props)) return problems
  const parsed = block.props.safeParse(props)
  if (parsed.success) return problems
  return [...problems, ...problemsOf(parsed.error, block.props, props, [...path, 'props'])]
}

function slotProblems(
  block: Block | undefined,
  slotName: string,
  list: readonly unknown[],
  path: Path,
  place: BlockListContext,
): Problem[] {
  const at = [...path, 'slots', slotName]
  // The slots of an unknown block are unknown too; the blocks inside are still checked.
  if (!block) return checkBlocks(list, at, { ...place, accepts: roles })
  // A file may name a slot "constructor", which every object inherits.
  const slot = Object.hasOwn(block.slots, slotName) ? block.slots[slotName] : undefined
  if (slot) return checkBlocks(list, at, slotPlace(place, slotName, slot.accepts))
  const known = Object.keys(block.slots)
  const help = hint(slotName, known) || `; it has ${known.join(', ') || 'none'}`
  return [error(at, `"${block.name}" has no slot "${slotName}"${help}`, 'key')]
}
