import type { Registry } from '#blocks/registry.ts'
import { type Change, type ChangeKind, changeKinds, changeSchemas } from './change.ts'
import { originOf } from './changes-origin.ts'
import { countBlocks, shapeProblems } from './check-blocks.ts'
import { checkPage, headProblems, MOST_BLOCKS } from './check-page.ts'
import { field } from './field.ts'
import { hint } from './near-miss.ts'
import { changedPageSchema, type PageFile } from './page.ts'
import { error, type Path, type Problem, warning } from './problem.ts'
import { resolveChanges } from './resolve-changes.ts'
import { expected, shown } from './schema-text.ts'
import { problemsOf } from './zod-problems.ts'

/**
 * Problems of a tenant's changed page, each at the change that caused it. Problems of the template
 * itself are reported at its own file, not here.
 */
export function checkChanges(value: unknown, template: PageFile, registry: Registry): Problem[] {
  const { problems: alone, changes, malformed } = readChanges(value)
  if (!changes) return [...alone]
  const { blocks, conflicts } = resolveChanges(template.blocks, changes)
  const conflictProblems = conflicts.map(({ change, message, level }) => {
    const path: Path = ['changes', change]
    return level === 'error' ? error(path, message) : warning(path, message)
  })
  const page = { ...template, ...headOf(value), blocks }
  const own = ownProblems(page, template, changes, registry)
  if (malformed === 0) return [...alone, ...conflictProblems, ...own]
  // Changes may refer to blocks that a malformed one inserts, but their own props are as they are.
  return [...alone, ...own.filter(({ path }) => path[0] === 'changes')]
}

/** Problems of a changed page by itself, where its template's page is unknown. */
export const checkChangesAlone = (value: unknown): readonly Problem[] => readChanges(value).problems

/** The changes of a page file that are well-formed, whether they fit a template or not. */
export const wellFormedChanges = (value: unknown): readonly Change[] =>
  (readChanges(value).changes ?? []).filter((change) => change !== nothing)

/** A change that changes nothing, in the place of a malformed one. */
const nothing: Change = { set: '' }

/**
 * The problems that changes have by themselves, and those of them that can be applied; each keeps its
 * place.
 */
function readChanges(value: unknown): {
  problems: readonly Problem[]
  changes?: readonly Change[]
  malformed: number
} {
  const head = headProblems(value, changedPageSchema)
  const written = field(value, 'changes')
  if (!Array.isArray(written)) return { problems: head, malformed: 0 }
  const size = written.length + countBlocks(written.map((change) => field(change, 'insert')))
  if (size > 2 * MOST_BLOCKS) {
    const message = `a page has at most ${MOST_BLOCKS} changes and new blocks, found ${written.length} changes with ${size - written.length} blocks`
    return { problems: [...head, error(['changes'], message)], malformed: 0 }
  }
  const shapes = written.map((change: unknown, index) => changeProblems(change, index))
  return {
    problems: [...head, ...shapes.flat()],
    changes: written.map((change: Change, index) => (shapes[index]?.length ? nothing : change)),
    malformed: shapes.filter(({ length }) => length > 0).length,
  }
}

/** The fields beside `changes` that a changed page overrides. */
export function headOf(value: unknown): Partial<Omit<PageFile, 'blocks'>> {
  const parsed = changedPageSchema.safeParse(value)
  if (!parsed.success) return {}
  const { changes: _, ...head } = parsed.data
  return head
}

/** Problems of the whole page that its template does not have, at the change that caused them. */
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
    // Without an origin: a route in `also` lacks a record that blocks of the template need.
    return known.has(problem.message) ? [] : [{ ...problem, path: ['also'] }]
  })
}

const checkedTemplates = new WeakMap<PageFile, ReadonlySet<string>>()

/** Problems of a template's page itself, cached for all its tenants. */
function messagesOf(template: PageFile, registry: Registry): ReadonlySet<string> {
  const known =
    checkedTemplates.get(template) ??
    new Set(checkPage(template, registry).map(({ message }) => message))
  checkedTemplates.set(template, known)
  return known
}

const isKind = (name: string): name is ChangeKind => changeKinds.some((kind) => kind === name)

/** Problems of one change by itself. */
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
