import type { Change, SetChange } from '#pages/change.ts'
import { changesOf } from '#pages/diff-changes.ts'
import { resolveChanges } from '#pages/resolve-changes.ts'
import { type Sentence, sentencesOf, type TitledKinds } from '../history/sentences.ts'
import type { Page } from '../model/page-edits.ts'

/** A change that can be chosen by itself, in words. */
export interface SingleChange {
  readonly change: Change
  readonly sentence: Sentence | undefined
}

/** What makes the page of the template's: a change for each field, each block. */
export function singleChanges(template: Page, page: Page, kinds: TitledKinds): SingleChange[] {
  let before = template
  return changesOf(template.blocks, page.blocks)
    .flatMap((change): Change[] => ('set' in change ? fieldsOf(change) : [change]))
    .map((change) => {
      const after = { ...before, blocks: resolveChanges(before.blocks, [change]).blocks }
      const [sentence] = sentencesOf(before, after, kinds)
      before = after
      return { change, sentence }
    })
}

/** A set of another kind of block stays whole: its props are of no other. */
function fieldsOf({ set, block, props = {}, unset = [], when }: SetChange): SetChange[] {
  if (block !== undefined) {
    return [{ set, block, props, ...(when !== undefined && { when }) }]
  }
  return [
    ...Object.entries(props).map(([name, value]) => ({ set, props: { [name]: value } })),
    ...unset.map((name) => ({ set, unset: [name] })),
    ...(when === undefined ? [] : [{ set, when }]),
  ]
}
