import type { Change } from '#pages/change.ts'
import { changesOf } from '#pages/diff-changes.ts'
import { isEqual } from '#pages/equal.ts'
import type { PageNodeFile } from '#pages/page.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { type Blocks, blockOf, listAt, spotOf } from '../model/blocks.ts'
import type { BlockKind, Kinds } from '../model/fit.ts'
import type { Page } from '../model/page-edits.ts'
import { detailOf, placeWords } from '../model/rows.ts'

/** A step from one page to another, in words. */
export interface Sentence {
  readonly kind: 'Set' | 'Inserted' | 'Removed' | 'Moved'
  /** The block, or "This page". */
  readonly of: string
  /** Its id, where it is still there. */
  readonly block?: string
  /** The field that was set. */
  readonly field?: string
  /** What it was and is, as people read it; empty for nothing. */
  readonly before?: string
  readonly after?: string
  /** For what has no before and after: where it stands now, or stood. */
  readonly about?: string
}

export type TitledKinds = ReadonlyMap<string, BlockKind & { readonly props: JsonSchema }>

/** What changed from one page to another, a sentence for each field and each block. */
export function sentencesOf(from: Page, to: Page, kinds: TitledKinds): Sentence[] {
  return [
    ...headSentences(from, to),
    ...changesOf(from.blocks, to.blocks).flatMap((change) =>
      changeSentences(change, from, to, kinds),
    ),
  ]
}

function headSentences(from: Page, to: Page): Sentence[] {
  const { blocks: _, ...before } = from
  const { blocks: __, ...after } = to
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name): Sentence[] => {
    const [was, is] = [Reflect.get(before, name), Reflect.get(after, name)]
    return isEqual(was, is)
      ? []
      : [{ kind: 'Set', of: 'This page', ...fieldSentence(name, was, is) }]
  })
}

function changeSentences(change: Change, from: Page, to: Page, kinds: TitledKinds): Sentence[] {
  if ('insert' in change) {
    const { id } = change.insert
    return [
      {
        kind: 'Inserted',
        of: nameOf(change.insert, kinds),
        block: id,
        about: standsWords(to.blocks, id, kinds),
      },
    ]
  }
  if ('remove' in change) {
    const block = blockOf(from.blocks, change.remove)
    const about = `stood ${standsWords(from.blocks, change.remove, kinds)}`
    return block ? [{ kind: 'Removed', of: nameOf(block, kinds), about }] : []
  }
  if ('move' in change) {
    const block = blockOf(to.blocks, change.move)
    const about = `from ${standsWords(from.blocks, change.move, kinds)} to ${standsWords(to.blocks, change.move, kinds)}`
    return block ? [{ kind: 'Moved', of: nameOf(block, kinds), block: block.id, about }] : []
  }
  const was = blockOf(from.blocks, change.set)
  const is = blockOf(to.blocks, change.set)
  if (!was || !is) return []
  const of = nameOf(is, kinds)
  const titles = kinds.get(is.block)?.props.properties ?? {}
  const names = new Set([...Object.keys(change.props ?? {}), ...(change.unset ?? [])])
  const sentences = Array.from(names, (name): Sentence => {
    const title = titles[name]
    const label = typeof title === 'object' ? title.title : undefined
    return {
      kind: 'Set',
      of,
      block: is.id,
      ...fieldSentence(label ?? name, was.props?.[name], is.props?.[name]),
    }
  })
  if (change.when === undefined) return sentences
  return [
    ...sentences,
    { kind: 'Set', of, block: is.id, ...fieldSentence('Shown when', was.when, is.when) },
  ]
}

const fieldSentence = (field: string, was: unknown, is: unknown) => ({
  field: field.replace(/^./, (letter) => letter.toUpperCase()),
  before: valueWords(was),
  after: valueWords(is),
})

/** A value as people read it. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(valueWords).join(' · ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${valueWords(inner)}`)
      .join(', ')
  return String(value)
}

/** `Row of cars “Just arrived”`. */
function nameOf(block: PageNodeFile, kinds: Kinds): string {
  const title = kinds.get(block.block)?.title ?? block.block
  const detail = detailOf(block)
  return detail === ''
    ? title
    : `${title} “${detail.length > 60 ? `${detail.slice(0, 57)}…` : detail}”`
}

/** Where a block stands: "after Row of cars “Just arrived”", "first in Main column of Two columns". */
function standsWords(blocks: Blocks, id: string, kinds: Kinds): string {
  const spot = spotOf(blocks, id)
  if (!spot) return 'nowhere'
  const before = listAt(blocks, spot)[spot.index - 1]
  return before ? `after ${nameOf(before, kinds)}` : `first in ${placeWords(blocks, spot, kinds)}`
}
