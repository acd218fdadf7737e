import { field } from '#pages/field.ts'
import { type MergeConflict, mergeFields } from '#pages/merge-fields.ts'
import type { Path } from '#pages/problem.ts'
import { isObject } from '../form/is-object.ts'

/** A JSON document that is no page: the site's own file, or a file of its content. */
export type JsonDocument = Readonly<Record<string, unknown>>

/**
 * What two people made of a document, field by field at every depth; a list is one field. Where both changed the
 * same, `mine` stands and is reported.
 */
export function mergeDocuments(
  base: JsonDocument,
  mine: JsonDocument,
  theirs: JsonDocument,
): { readonly value: JsonDocument; readonly conflicts: readonly MergeConflict[] } {
  const conflicts: MergeConflict[] = []
  const value = merge(base, mine, theirs, [], (conflict) => conflicts.push(conflict))
  return { value, conflicts }
}

function merge(
  base: JsonDocument,
  mine: JsonDocument,
  theirs: JsonDocument,
  path: Path,
  report: (conflict: MergeConflict) => void,
): JsonDocument {
  const inner = new Map<string, unknown>()
  const merged = mergeFields({ base, mine, theirs }, (name, found) => {
    const from = field(base, name)
    if (isObject(found.mine) && isObject(found.theirs)) {
      const own = isObject(from) ? from : {}
      inner.set(name, merge(own, found.mine, found.theirs, [...path, name], report))
    } else report({ id: undefined, path: [...path, name], ...found })
  })
  return { ...merged, ...Object.fromEntries(inner) }
}
