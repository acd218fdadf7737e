import { wellFormedChanges } from './check-changes.ts'
import { changesOf } from './diff-changes.ts'
import { isEqual } from './equal.ts'
import { haveOwnIds } from './own-ids.ts'
import type { PageFile, PageNodeFile } from './page.ts'
import { resolveChanges } from './resolve-changes.ts'

/** The value of a JSON file that is an object, of any form. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * A page with all its blocks, of the value of its file: of one that has changes they are made to the
 * template's page of its route. What is malformed stays as it is, but for changes, which are left out.
 */
export function pageOf(file: Fields, template: PageFile | undefined): Fields {
  if (!Array.isArray(file.changes)) return file
  const { changes: _, ...head } = file
  const { blocks } = resolveChanges(template?.blocks ?? [], wellFormedChanges(file))
  return { ...inherited(template), ...head, blocks }
}

/** The fields that a page has from its template's, unless its file has its own. */
function inherited(template: PageFile | undefined): Fields {
  if (!template) return {}
  const { $schema: _, blocks: __, ...head } = template
  return head
}

/**
 * The value of the file of a page: its changes to the template's page, or all of it where there is none, or
 * where changes cannot say it. `pageOf` makes the page of it again, but for empty props and slots.
 */
export function pageFileOf(page: Fields, template: PageFile | undefined): Fields {
  const { blocks, ...head } = page
  if (!template || page.route !== template.route || !areBlocks(blocks)) return page
  const known = inherited(template)
  const own = Object.entries(head).filter(
    ([name, value]) => alwaysThere.has(name) || !isEqual(known[name], value),
  )
  const wanted = { ...head, blocks: withoutEmpty(blocks) }
  const file = { ...Object.fromEntries(own), changes: changesOf(template.blocks, wanted.blocks) }
  const made = pageOf(file, template)
  const isSame =
    areBlocks(made.blocks) && isEqual({ ...made, blocks: withoutEmpty(made.blocks) }, wanted)
  return isSame ? file : page
}

/** What a file says also where its template's page has the same. */
const alwaysThere: ReadonlySet<string> = new Set(['schemaVersion', 'route'])

const areBlocks = (blocks: unknown): blocks is readonly PageNodeFile[] => haveOwnIds(blocks)

/** Blocks without empty props and slots. */
const withoutEmpty = (blocks: readonly PageNodeFile[]): readonly PageNodeFile[] =>
  blocks.map(({ props, slots, ...block }) => {
    const filled = Object.entries(slots ?? {}).filter(([, list]) => list.length > 0)
    const inner = filled.map(([name, list]) => [name, withoutEmpty(list)])
    return {
      ...block,
      ...(props !== undefined && !isEqual(props, {}) && { props }),
      ...(inner.length > 0 && { slots: Object.fromEntries(inner) }),
    }
  })
