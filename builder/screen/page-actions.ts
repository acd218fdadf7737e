import type { CatalogueBlock } from '#domain/staff/builder-calls.ts'
import type { MergeConflict } from '#pages/merge-fields.ts'
import { movePage } from '#pages/move-page.ts'
import type { PageNodeFile, When } from '#pages/page.ts'
import type { Path } from '#pages/problem.ts'
import { wordsOf } from '../form/words.ts'
import type { EditedMessage } from '../frame/messages.ts'
import { type Blocks, blockOf, listAt, outermost, type Spot, spotOf } from '../model/blocks.ts'
import { clipboardText, pastedBlocks } from '../model/clipboard.ts'
import type { EditOptions, Editor } from '../model/editor.ts'
import { blockMisfit, fittingSpot } from '../model/fit.ts'
import { type Marks, marksOf } from '../model/marks.ts'
import { newBlock } from '../model/new-block.ts'
import {
  bringBack,
  duplicateBlocks,
  type Edited,
  insertBlocks,
  isHidden,
  moveBlocks,
  outOfSlot,
  type Page,
  removeBlocks,
  resetBlock,
  resetPage,
  setBlock,
  setHead,
  setProp,
  setWhen,
  stepSpot,
  toggleHidden,
} from '../model/page-edits.ts'
import { blockRows, insertSpots, PAGE_ROW, spotWords } from '../model/rows.ts'

export interface ActionPorts {
  readonly editor: Editor<Page>
  readonly kinds: ReadonlyMap<string, CatalogueBlock>
  readonly template: Page | undefined
  /** What is live; undefined for a page that was never published. */
  readonly live: Page | undefined
  /** Whether nothing may be changed now. */
  readonly isReadOnly: () => boolean
  /** Says what was done, with Undo. */
  readonly tell: (text: string, undo?: () => void) => void
  /** Says it to screen readers. */
  readonly announce: (text: string) => void
  /** Moves the focus to the row of the tree. */
  readonly focusRow: (id: string) => void
}

/** What can be done to the page that is open, by keys, buttons and drags alike. */
export class PageActions {
  readonly #ports: ActionPorts
  #marked: { readonly blocks: Blocks; readonly marks: Marks } | undefined

  constructor(ports: ActionPorts) {
    this.#ports = ports
  }

  get page(): Page {
    return this.#ports.editor.state().value
  }

  /** The rows that are selected. */
  get selection(): readonly string[] {
    return this.#ports.editor.state().selection
  }

  /** The blocks that are selected, the outermost of them. */
  get selected(): Set<string> {
    return new Set(outermost(this.page.blocks, blockRows(this.selection)))
  }

  /** Marks of the page as it is now; undefined where the template has no such page. */
  marks(): Marks | undefined {
    const { template } = this.#ports
    if (!template) return undefined
    const { blocks } = this.page
    if (this.#marked?.blocks !== blocks)
      this.#marked = { blocks, marks: marksOf(template.blocks, blocks) }
    return this.#marked.marks
  }

  readonly select = (rows: readonly string[]): void => this.#ports.editor.select(rows)

  readonly undo = (): void => {
    if (this.#ports.isReadOnly()) return
    const step = this.#ports.editor.undo()
    this.#focusSelected()
    this.#ports.tell(step ? `Undone: ${step.says}.` : 'There is nothing to undo.')
  }
  readonly redo = (): void => {
    if (this.#ports.isReadOnly()) return
    const step = this.#ports.editor.redo()
    this.#focusSelected()
    this.#ports.tell(step ? `Done again: ${step.says}.` : 'There is nothing to do again.')
  }

  /** Where new blocks may go now, the nearest first. */
  insertSpots(): readonly [Spot, ...Spot[]] {
    return insertSpots(this.page.blocks, this.selection.at(-1), this.#ports.kinds)
  }

  /** Inserts a new block of a kind. */
  readonly insert = (kind: CatalogueBlock, spot: Spot): void => {
    this.#paste([newBlock(kind, this.page, spot, this.#ports.kinds)], spot, 'Inserted')
  }

  /** Inserts copies of blocks of this or another page. */
  readonly insertCopies = (blocks: Blocks, spot: Spot): void =>
    this.#paste(blocks, spot, 'Inserted')

  readonly remove = (): void => {
    const removed = this.selected
    if (removed.size === 0) return
    const words = this.#words(removed)
    this.#do(removeBlocks(this.page, removed), `removed ${words}`)
    this.#ports.tell(`Removed ${words}.`, this.undo)
  }

  readonly duplicate = (): void => {
    const ids = this.selected
    if (ids.size > 0) this.#do(duplicateBlocks(this.page, ids), `duplicated ${this.#words(ids)}`)
  }

  /** Up (-1) or down (1) in its list. */
  readonly step = (by: 1 | -1): void => {
    const spot = stepSpot(this.page, this.selected, by)
    if (spot) this.move(this.selected, spot)
    else this.#ports.announce(by < 0 ? 'It is the first already' : 'It is the last already')
  }

  /** To the end of a slot of the block above. */
  readonly intoSlot = (): void => {
    const ids = this.selected
    const [id] = ids
    const spot = id === undefined ? undefined : spotOf(this.page.blocks, id)
    const above = spot && listAt(this.page.blocks, spot)[spot.index - 1]
    const slots = Object.keys(this.#ports.kinds.get(above?.block ?? '')?.slots ?? {})
    const places = slots.map((slot) => ({ parent: above?.id ?? '', slot }))
    const place = places.find((each) => this.misfitOf(ids, each) === undefined)
    if (place) {
      this.move(ids, { ...place, index: listAt(this.page.blocks, place).length })
      return
    }
    const why = places[0] ? this.misfitOf(ids, places[0]) : 'The block above has no slots'
    this.#ports.announce(why ?? '')
  }

  /** To directly after the block around it. */
  readonly outOfSlot = (): void => {
    const [id] = this.selected
    const spot = id === undefined ? undefined : outOfSlot(this.page, id)
    const why = spot ? this.misfitOf(this.selected, spot) : 'It is in no slot'
    if (spot && why === undefined) this.move(this.selected, spot)
    else this.#ports.announce(why ?? '')
  }

  /** Why blocks of the page cannot be moved to a place; undefined where they can. */
  misfitOf(ids: ReadonlySet<string>, place: Pick<Spot, 'parent' | 'slot'>): string | undefined {
    for (const id of ids) {
      const block = blockOf(this.page.blocks, id)
      const why = block && blockMisfit(block, this.page, place, this.#ports.kinds)
      if (why !== undefined) return why
    }
    return undefined
  }

  readonly move = (ids: ReadonlySet<string>, spot: Spot): void => {
    const words = spotWords(this.page.blocks, spot, ids, this.#ports.kinds)
    this.#do(moveBlocks(this.page, ids, spot), `moved ${this.#words(ids)}`)
    this.#ports.announce(words)
  }

  /** Hides what is selected, or shows it again. */
  readonly hide = (): void => {
    const ids = this.selected
    const page = Array.from(ids).reduce((before, id) => toggleHidden(before, id), this.page)
    this.#do({ page, selection: this.selection }, `hid or showed ${this.#words(ids)}`)
    const hidden = [...ids].some((id) => {
      const block = blockOf(page.blocks, id)
      return block && isHidden(block)
    })
    this.#ports.tell(`${this.#words(ids)} ${hidden ? 'is hidden' : 'shows again'}.`, this.undo)
  }

  /** Back to the template: what is selected, or one field of it. */
  readonly reset = (field?: string): void => {
    const { template } = this.#ports
    if (!template) return
    const page = Array.from(this.selected).reduce(
      (before, id) => resetBlock(before, template.blocks, id, field),
      this.page,
    )
    if (page === this.page) return
    this.#do({ page, selection: this.selection }, `reset ${this.#words(this.selected)}`)
    this.#ports.tell('Reset to the template.', this.undo)
  }

  readonly resetPage = (): void => {
    const { template } = this.#ports
    if (!template) return
    this.#do({ page: resetPage(this.page, template), selection: [] }, 'reset the page')
    this.#ports.tell('The page is as the template has it.', this.undo)
  }

  /** A block of the template that was taken out. */
  readonly bringBack = (id: string): void => {
    const gone = this.marks()?.gone.find(({ block }) => block.id === id)
    if (!gone) return
    const { block, after, parent, slot } = gone
    const place = { ...(parent !== undefined && { parent }), ...(slot !== undefined && { slot }) }
    const before = listAt(this.page.blocks, place).findIndex((each) => each.id === after)
    const spot = { ...place, index: before + 1 }
    this.#do(bringBack(this.page, block, spot), `brought “${this.titleOf(block)}” back`)
  }

  /** What is selected, for the clipboard. */
  copied(): string | undefined {
    const blocks = [...this.selected].flatMap((id) => blockOf(this.page.blocks, id) ?? [])
    return blocks.length > 0 ? clipboardText(blocks) : undefined
  }

  /** Inserts the blocks of a text of the clipboard; whether it was one. */
  paste(text: string): boolean {
    const blocks = pastedBlocks(text)
    if (!blocks) return false
    const { spot } = fittingSpot(this.insertSpots(), (at) => this.#misfitOfAll(blocks, at))
    this.#paste(blocks, spot, 'Pasted')
    return true
  }

  readonly setProp = (id: string, path: Path, value: unknown, isTyped = false): void =>
    this.#type(setProp(this.page, id, path, value), [id, ...path], { isTyped })

  /** A text that is written where it is shown: one step, which was never there if it is given up. */
  writeText({ id, path, text, end }: Omit<EditedMessage, 'kind'>): void {
    const { editor } = this.#ports
    const step = ['in place', id, ...path].join(' ')
    if (end === 'given-up' && editor.giveUp(step)) return
    const page = setProp(this.page, id, path, text || undefined)
    this.#type(page, [id, ...path], { step, isOpen: true })
    if (end) editor.endStep()
  }

  readonly setWhen = (id: string, when: When | undefined): void =>
    this.#type(setWhen(this.page, id, when), [id, 'when'])

  /** A field about the page, or a part of it. */
  readonly setHeadAt = (path: Path, value: unknown, isTyped = false): void => {
    const { live } = this.#ports
    const page = setHead(this.page, path, value)
    // The address that is live leads to the new one; those that were only typed do not.
    const isMoved = live && path[0] === 'route' && typeof value === 'string'
    this.#type(isMoved ? moveFrom(page, live, value) : page, [PAGE_ROW, ...path], { isTyped })
  }

  /** What somebody else has in place of mine. */
  takeTheirs({ id, path, theirs }: MergeConflict): void {
    const { selection } = this
    const says = `took over ${this.titleOfId(id)}`
    if (id === undefined) this.#do({ page: setHead(this.page, path, theirs), selection }, says)
    else if (path.length > 0)
      this.#do({ page: setBlock(this.page, id, path, theirs), selection }, says)
    else if (theirs === undefined) this.#do(removeBlocks(this.page, new Set([id])), says)
  }

  #paste(blocks: Blocks, spot: Spot, verb: string): void {
    const why = this.#misfitOfAll(blocks, spot)
    if (why !== undefined) {
      this.#ports.tell(`${why}.`)
      return
    }
    const edited = insertBlocks(this.page, spot, blocks)
    const [first] = blocks
    const words =
      first && blocks.length === 1 ? `“${this.titleOf(first)}”` : `${blocks.length} blocks`
    this.#do(edited, `${verb.toLowerCase()} ${words}`)
    this.#ports.tell(`${verb} ${words}.`, this.undo)
  }

  /** Why some blocks cannot stand at a place together; undefined where they can. */
  #misfitOfAll(blocks: Blocks, spot: Spot): string | undefined {
    const faults = blocks.map((block) => blockMisfit(block, this.page, spot, this.#ports.kinds))
    return faults.find((fault) => fault !== undefined)
  }

  /** An edit of a field: of a block by its id, or of the page. */
  #type(page: Page, place: Path, options: EditOptions = {}): void {
    if (this.#ports.isReadOnly()) return
    const [of, field = ''] = place
    const says = `${wordsOf(String(field)).toLowerCase()} of ${this.titleOfId(String(of))}`
    this.#ports.editor.edit(page, { step: place.join(' '), says, ...options })
  }

  #do({ page, selection }: Edited, says: string): void {
    if (this.#ports.isReadOnly()) {
      this.#ports.announce('Somebody else edits this page')
      return
    }
    this.#ports.editor.edit(page, { selection, says })
    this.#focusSelected()
  }

  /** The row that had the focus may be gone. */
  #focusSelected(): void {
    const [first] = this.selection
    if (first !== undefined) this.#ports.focusRow(first)
  }

  /** `Row of cars “Just arrived”`, or how many. */
  #words(ids: ReadonlySet<string>): string {
    const [id] = ids
    const block = id === undefined ? undefined : blockOf(this.page.blocks, id)
    if (!block || ids.size !== 1) return `${ids.size} blocks`
    return `“${this.titleOf(block)}”`
  }

  /** The title of a block by its id; of the page itself without one. */
  titleOfId(id: string | undefined): string {
    const block = id === undefined ? undefined : blockOf(this.page.blocks, id)
    return block ? this.titleOf(block) : 'This page'
  }

  titleOf(block: PageNodeFile): string {
    return this.#ports.kinds.get(block.block)?.title ?? block.block
  }
}

/** A page at another route than the one that is live. */
function moveFrom(page: Page, { route, movedFrom }: Page, to: string): Page {
  const { movedFrom: _, ...others } = page
  return movePage({ ...others, route, ...(movedFrom && { movedFrom }) }, to)
}
