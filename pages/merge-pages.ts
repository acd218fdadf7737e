import { itemsOf } from './items.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { each, type MergeConflict, mergeFields, mergeValue } from './merge-fields.ts'
import { haveOwnIds } from './own-ids.ts'
import type { PageFile } from './page.ts'

export type { MergeConflict } from './merge-fields.ts'

/**
 * A page with the changes that two people made to `base`: by block id and by field, order and slots too.
 * Nothing is lost: a block that one of them changed stays although the other removed it, and where both
 * changed the same field `mine` stands and the conflict is reported. Empty props and slots are left out.
 */
export function mergePages(
  base: PageFile,
  mine: PageFile,
  theirs: PageFile,
): { page: PageFile; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = []
  const report = (conflict: MergeConflict) => conflicts.push(conflict)
  const versions = { base, mine, theirs }
  const heads = each(versions, ({ blocks: _, ...head }) => head)
  const head = mergeFields(heads, (name, found) =>
    report({ id: undefined, path: [name], ...found }),
  )
  const lists = each(versions, (page) => page.blocks)
  const blocks = [base, mine, theirs].every((page) => haveOwnIds(page.blocks))
    ? mergeBlocks(
        each(lists, (list) => itemsOf(list)),
        report,
      )
    : mergeValue(lists, (found) => report({ id: undefined, path: ['blocks'], ...found }))
  return { page: { ...head, blocks }, conflicts }
}
