import type { PropStep } from '#blocks/props-migration.ts'
import type { Registry } from '#blocks/registry.ts'
import { field } from './field.ts'
import { type PageNodeFile, schemaVersion } from './page.ts'
import { type Path, type Problem, warning } from './problem.ts'
import { eachPlace, type Placed, placesIn } from './tree.ts'

/** One edit towards the next format: a field gets another name or another value. */
export type Edit =
  | { readonly path: Path; readonly name: string }
  /** An undefined value removes the field. */
  | { readonly path: Path; readonly value: unknown }

/** A page file of an older format. */
export interface Migration {
  readonly from: number
  /** The page in the format of this program. */
  readonly value: unknown
  /** The edits from each format to the next. */
  readonly steps: readonly (readonly Edit[])[]
}

/**
 * A page file's value in the format of this program, step by step from the format that its
 * `schemaVersion` names; undefined if that is this format, a newer one, or missing.
 * @param template the blocks of the template that the file changes
 * @param to the target format
 */
export function migrationOf(
  value: unknown,
  registry: Registry,
  template: readonly PageNodeFile[] = [],
  to = schemaVersion,
): Migration | undefined {
  const from = field(value, 'schemaVersion')
  if (typeof from !== 'number' || !Number.isSafeInteger(from)) return undefined
  if (from < 1 || from >= to) return undefined
  const steps: Edit[][] = []
  let page = value
  for (let format = from; format < to; format++) {
    const step = [
      ...blockEdits(page, format, registry, template),
      { path: ['schemaVersion'], value: format + 1 },
    ]
    page = withEdits(page, step)
    steps.push(step)
  }
  return { from, value: page, steps }
}

/** The warning for an older file, which is still shown. */
export const olderFormat = ({ from }: Migration): Problem =>
  warning(
    ['schemaVersion'],
    `this file is of format ${from} and is read as one of format ${schemaVersion}; npm run check -- --migrate rewrites it`,
  )

/** Edits of the step from a format to the props of the blocks that a file contains or changes. */
const blockEdits = (
  page: unknown,
  format: number,
  registry: Registry,
  template: readonly PageNodeFile[],
): Edit[] =>
  blockSourcesIn(page, template).flatMap(({ block: { name, written }, path }) =>
    (registry.get(name)?.migrations ?? [])
      .filter(({ from }) => from === format)
      .flatMap(({ props }) => [
        ...Object.keys(props).flatMap((prop) =>
          propEdits(field(written, 'props'), prop, props, [...path, 'props']),
        ),
        ...unsetEdits(field(written, 'unset'), props, [...path, 'unset']),
      ]),
  )

type PropSteps = Readonly<Record<string, PropStep>>

function propEdits(props: unknown, prop: string, steps: PropSteps, base: Path): Edit[] {
  const step = steps[prop]
  if (!step || !has(props, prop)) return []
  const path = [...base, prop]
  const value = step.value ? [{ path, value: step.value(field(props, prop)) }] : []
  return step.name !== undefined && isRenamed(props, prop, steps)
    ? [...value, { path, name: step.name }]
    : value
}

/**
 * Whether a prop gets its new name: one that is not written, or becomes free in the same step. With both
 * names written the new one is valid; the check reports the old.
 * @param before the props whose new names lead to this one
 */
function isRenamed(
  props: unknown,
  prop: string,
  steps: PropSteps,
  before: readonly string[] = [],
): boolean {
  const name = steps[prop]?.name
  if (name === undefined || isRemoved(props, prop, steps)) return false
  if (!has(props, name) || isRemoved(props, name, steps)) return true
  const chain = [...before, prop]
  return chain.includes(name) ? chain[0] === name : isRenamed(props, name, steps, chain)
}

const isRemoved = (props: unknown, prop: string, steps: PropSteps): boolean => {
  const value = steps[prop]?.value
  return value !== undefined && value(field(props, prop)) === undefined
}

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)

/** Renames the props listed in `unset`. */
function unsetEdits(unset: unknown, props: PropSteps, base: Path): Edit[] {
  if (!Array.isArray(unset)) return []
  return unset.flatMap((prop: unknown, index) => {
    const name = typeof prop === 'string' && has(props, prop) ? props[prop]?.name : undefined
    return name === undefined ? [] : [{ path: [...base, index], value: name }]
  })
}

/** A block in a file, or a change of one, with the block's name. */
type BlockSource = Placed<{ readonly name: string; readonly written: unknown }>

function blockSourcesIn(page: unknown, template: readonly PageNodeFile[]): BlockSource[] {
  const names = new Map<unknown, unknown>()
  const found: BlockSource[] = []
  const add = ({ block: written, path }: Placed<unknown>) => {
    const id = field(written, 'set') ?? field(written, 'id')
    const name = field(written, 'block') ?? names.get(id)
    names.set(id, name)
    if (typeof name === 'string') found.push({ block: { name, written }, path })
  }
  for (const { block } of eachPlace(template, [])) names.set(block.id, block.block)
  for (const placed of eachPlace(listOf(page, 'blocks'), ['blocks'])) add(placed)
  for (const [index, change] of listOf(page, 'changes').entries()) {
    const path: Path = ['changes', index]
    const inserted = field(change, 'insert')
    if (inserted === undefined) add({ block: change, path })
    else for (const placed of placesIn(inserted, [...path, 'insert'])) add(placed)
  }
  return found
}

function listOf(page: unknown, name: string): readonly unknown[] {
  const list = field(page, name)
  return Array.isArray(list) ? list : []
}

/** The value with a step's edits; everything else stays the same, and names keep their order. */
function withEdits(value: unknown, edits: readonly Edit[], depth = 0): unknown {
  const byKey = Map.groupBy(edits, ({ path }) => path[depth])
  const inside = (key: string | number, member: unknown) => {
    const deeper = byKey.get(key)?.filter(({ path }) => path.length > depth + 1) ?? []
    return deeper.length > 0 ? withEdits(member, deeper, depth + 1) : member
  }
  const at = (key: string | number) =>
    byKey.get(key)?.filter(({ path }) => path.length === depth + 1) ?? []
  if (Array.isArray(value)) {
    return value.map((member, index) => newValue(at(index), inside(index, member)))
  }
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]: [string, unknown]) => [
    at(key).reduce((name, edit) => ('name' in edit ? edit.name : name), key),
    newValue(at(key), inside(key, member)),
  ])
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}

const newValue = (edits: readonly Edit[], old: unknown): unknown =>
  edits.reduce((value, edit) => ('value' in edit ? edit.value : value), old)
