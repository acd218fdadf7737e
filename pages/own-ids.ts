import { field } from './field.ts'
import { eachBlock, slotsOf } from './tree.ts'

/** Whether these are blocks with an id each that no other has, so that each can be followed. */
export function haveOwnIds(blocks: unknown): boolean {
  if (!Array.isArray(blocks)) return false
  const ids = new Set<string>()
  for (const block of eachBlock<unknown>(blocks)) {
    const id = field(block, 'id')
    if (typeof id !== 'string' || id.includes('/') || ids.has(id)) return false
    const slots = field(block, 'slots') ?? {}
    if (Object.keys(slots).length !== slotsOf(block).length) return false
    ids.add(id)
  }
  return true
}
