import { field } from './field.ts'
import type { Fields } from './page-value.ts'
import type { Path } from './problem.ts'
import { eachPlace } from './tree.ts'

/**
 * `changes[3].props.columns` of a page's file → `blocks[0].props.columns` of the page with all its blocks, the
 * reverse of `originOf`; an empty path for what is not in the page.
 */
export function placeInPage(path: Path, file: Fields, page: Fields): Path {
  const [list, index = -1, ...rest] = path
  if (list !== 'changes' || !Array.isArray(file.changes)) return path
  const change = field(file.changes, index)
  const { id, inner } = subjectAt(change, rest)
  if (!Array.isArray(page.blocks)) return []
  for (const { block, path: place } of eachPlace<unknown>(page.blocks, ['blocks'])) {
    if (field(block, 'id') === id) return [...place, ...inner]
  }
  return []
}

/** Fields of a `set` that are fields of its block. */
const ofBlock: ReadonlySet<unknown> = new Set(['block', 'props', 'when'])

/** The block that a place in a change is about, and where in that block. */
function subjectAt(change: unknown, rest: Path): { id: unknown; inner: Path } {
  const inserted = field(change, 'insert')
  if (inserted === undefined) {
    const id = field(change, 'set') ?? field(change, 'move') ?? field(change, 'remove')
    return { id, inner: ofBlock.has(rest[0]) ? rest : [] }
  }
  if (rest[0] !== 'insert') return { id: field(inserted, 'id'), inner: [] }
  let node: unknown = inserted
  let inner = rest.slice(1)
  for (;;) {
    const [slots, slot = '', at] = inner
    if (slots !== 'slots' || typeof at !== 'number') break
    node = field(field(field(node, 'slots'), slot), at)
    inner = inner.slice(3)
  }
  return { id: field(node, 'id'), inner }
}

/** Id of the innermost block on a path of a page. */
export function blockAt(path: Path, page: unknown): string | undefined {
  let id: string | undefined
  let value = page
  for (const key of path) {
    value = field(value, key)
    const found = typeof key === 'number' ? field(value, 'id') : undefined
    if (key === 'props') break
    if (typeof found === 'string') id = found
  }
  return id
}
