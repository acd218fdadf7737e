import type { Registry } from '#blocks/registry.ts'
import { type Change, type ChangeKind, changeKinds, changeSchemas } from './change.ts'
import { originOf } from './changes-origin.ts'
import { countBlocks, shapeProblems } from './check-blocks.ts'
import { checkPage, headProblems, MOST_BLOCKS } from './check-page.ts'
import { hint } from './near-miss.ts'
import { changedPageSchema, type PageFile } from './page.ts'
import { error, type Path, type Problem, warning } from './problem.ts'
import { resolveChanges } from './resolve-changes.ts'
import { expected, field, shown } from './words.ts'
import { problemsOf } from './zod-problems.ts'

/**
 * Faults of a tenant's changed page, each at the change that brought it. What the template has wrong
 * by itself is its own file's affair and is not told here.
 */
export function checkChanges(value: unknown, template: PageFile, registry: Registry): Problem[] {
  const head = headProblems(value, changedPageSchema)
  const written = field(value, 'changes')
  if (!Array.isArray(written)) return head
  const size = written.length + countBlocks(written.map((change) => field(change, 'insert')))
  if (size > 2 * MOST_BLOCKS) {
    const message = `a page has at most ${MOST_BLOCKS} changes and new blocks, found ${written.length} changes with ${size - written.length} blocks`
    return [...head, error(['changes'], message)]
  }
  const shapes = written.flatMap((change: unknown, index) => changeProblems(change, index))
  // A change without shape cannot be tried; its neighbours would be told of blocks that it brings.
  if (shapes.length > 0) return [...head, ...shapes]
  const changes: Change[] = written
  const { blocks, conflicts } = resolveChanges(template.blocks, changes)
  const conflictProblems = conflicts.map(({ change, message, level }) => {
    const path: Path = ['changes', change]
    return level === 'error' ? error(path, message) : warning(path, message)
  })
  const page = { ...template, ...headOf(value), blocks }
  return [...head, ...conflictProblems, ...ownProblems(page, template, changes, registry)]
}

/** What a changed page says of itself, where it says it. */
export function headOf(value: unknown): Partial<Omit<PageFile, 'blocks'>> {
  const parsed = changedPageSchema.safeParse(value)
  if (!parsed.success) return {}
  const { changes: _, ...head } = parsed.data
  return head
}

/** What the whole page has wrong and its template by itself has not, at the change that brought it. */
function ownProblems(
  page: PageFile,
  template: PageFile,
  changes: readonly Change[],
  registry: Registry,
): Problem[] {
  const known = messagesOf(template, registry)
  return checkPage(page, registry).flatMap((problem): Problem[] => {
    if (problem.path[0] !== 'blocks') return []
    const path = originOf(problem.path, page, changes)
    if (path) return [{ ...problem, path }]
    // A further route of the tenant's that lacks a record which the template's blocks need.
    return known.has(problem.message) ? [] : [{ ...problem, path: ['also'] }]
  })
}

const checkedTemplates = new WeakMap<PageFile, ReadonlySet<string>>()

/** What a template's page has wrong by itself; all its tenants ask for the same. */
function messagesOf(template: PageFile, registry: Registry): ReadonlySet<string> {
  const known =
    checkedTemplates.get(template) ??
    new Set(checkPage(template, registry).map(({ message }) => message))
  checkedTemplates.set(template, known)
  return known
}

const isKind = (name: string): name is ChangeKind => changeKinds.some((kind) => kind === name)

/** Faults of one change by itself. */
function changeProblems(change: unknown, index: number): Problem[] {
  const path: Path = ['changes', index]
  if (typeof change !== 'object' || change === null) {
    return [error(path, `expected an object, found ${shown(change)}`)]
  }
  const names = Object.keys(change)
  const kinds = names.filter(isKind)
  const [kind] = kinds
  if (kind === undefined) return [error(path, kindMessage(names))]
  if (kinds.length > 1) {
    return [error(path, `does ${kinds.join(' and ')} at once; write one change for each`)]
  }
  const schema = changeSchemas[kind]
  const parsed = schema.safeParse(change)
  const own = parsed.success ? [] : problemsOf(parsed.error, schema, change, path)
  if (kind !== 'insert') return own
  const inserted = shapeProblems(field(change, 'insert'), [...path, 'insert'])
  const outside = own.filter((problem) => problem.path[2] !== 'insert')
  return [...outside, ...inserted]
}

function kindMessage(names: readonly string[]): string {
  const near = names.map((name) => hint(name, changeKinds)).find((text) => text !== '')
  const wanted = expected({ enum: [...changeKinds] })
  return `expected ${wanted}, found ${names.join(', ') || 'nothing'}${near ?? ''}`
}
