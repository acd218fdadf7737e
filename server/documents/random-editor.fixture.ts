import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  type Item,
  isWithin,
  itemsOf,
  levelsAbove,
  levelsOf,
  nodesOf,
  putInto,
  slotOf,
  takeOut,
} from '#pages/items.ts'
import { mergePages } from '#pages/merge-pages.ts'
import type { PageFile, PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'
import type { SavedDraft, ShownDocument } from './drafts.ts'
import type { FromProcess, Question } from './editing-process.fixture.ts'

/** A whole number from 0 below a limit. */
export type Random = (below: number) => number

/** Asks a server; undefined where the answer is lost. */
export type Ask = (person: string, question: Question) => Promise<FromProcess | undefined>

/** Columns may stand in columns, but not without end. */
const MOST_LEVELS = 6
const MANY_BLOCKS = 40

/** The prop of a row of offers that one of the two changes; both change titles, places and which blocks there are. */
export const ownProps = {
  ann: (value: string) => ({ heading: value }),
  leo: (value: string) => ({ link: { to: 'page', route: value } }),
} as const
export type Person = keyof typeof ownProps

/**
 * A person who edits at random, over a line that loses, doubles and delays what is sent, and who keeps a plain
 * account of their own deeds.
 */
export class RandomEditor {
  readonly person: Person
  page: PageFile
  /** The last value of their own prop of each block. */
  readonly values = new Map<string, string>()
  readonly inserted = new Set<string>()
  readonly removed = new Set<string>()
  /** Blocks that they changed or moved, and those around them. */
  readonly touched = new Set<string>()
  readonly titles = new Set<string>()
  readonly #random: Random
  readonly #ask: Ask
  readonly #late: Question[] = []
  #known: Pick<ShownDocument, 'version' | 'base'> & { readonly template: string | undefined }
  #base: PageFile
  #deeds = 0

  private constructor(person: Person, shown: ShownDocument, random: Random, ask: Ask) {
    this.person = person
    this.page = pageIn(shown.value)
    this.#base = this.page
    this.#known = { version: shown.version, base: shown.base, template: shown.template?.version }
    this.#random = random
    this.#ask = ask
  }

  static async open(person: Person, random: Random, ask: Ask): Promise<RandomEditor> {
    return new RandomEditor(person, await shownBy(person, ask), random, ask)
  }

  /** Edits as often, and saves now and then. */
  async edit(times: number): Promise<void> {
    for (let left = times; left > 0; left--) {
      this.#editOnce()
      if (this.#random(6) === 0) await this.save()
      if (this.#random(40) === 0) await this.#publish()
      if (this.#random(5) === 0) void this.#sendLate()
    }
    await this.save()
  }

  /** Saves the page, and takes in what the other saved; now and then they edit on meanwhile. */
  async save(editsOn = true): Promise<void> {
    let sent = this.page
    let key = randomUUID()
    for (;;) {
      const { version, base, template } = this.#known
      const value = { ...sent }
      const made = template === undefined ? {} : { template_version: template }
      const asking = this.#send({ save: { version, base, key, value, ...made } })
      if (editsOn && this.#random(4) === 0) this.#editOnce()
      const answer = (await asking)?.saved
      if (!answer) continue
      if (answer.saved) {
        this.#base = sent
        this.#known = { ...this.#known, version: answer.version }
        await this.#compare(sent)
        return
      }
      this.#takeIn(answer)
      sent = this.page
      key = randomUUID()
    }
  }

  /** Takes in what there is, and saves all that is not saved. */
  async look(): Promise<void> {
    const { value, version, base, template } = await shownBy(this.person, this.#ask)
    const template_version = template?.version
    this.#takeIn({ value, version, base, ...(template_version && { template_version }) })
    if (JSON.stringify(this.page) !== JSON.stringify(this.#base)) await this.save(false)
  }

  #takeIn({ value, version, base, template_version }: Omit<Refused, 'saved'>): void {
    const theirs = pageIn(value)
    this.page = mergePages(this.#base, this.page, theirs).page
    this.#base = theirs
    this.#known = { version, base, template: template_version }
  }

  /** What is stored, as changes to the template's page, is the page that was saved. */
  async #compare(sent: PageFile): Promise<void> {
    if (this.#random(4) > 0) return
    const shown = await shownBy(this.person, this.#ask)
    if (shown.version === this.#known.version) expect(pageIn(shown.value)).toEqual(sent)
  }

  async #publish(): Promise<void> {
    const { version, base } = this.#known
    await this.#send({ publish: { version, base } })
  }

  async #send(question: Question): Promise<FromProcess | undefined> {
    const ask = () => this.#ask(this.person, question)
    switch (this.#random(12)) {
      case 0:
        return undefined
      case 1:
        await ask()
        return undefined
      case 2:
        return (await Promise.all([ask(), ask()]))[this.#random(2)]
      case 3:
        this.#late.push(question)
        return ask()
      default:
        return ask()
    }
  }

  /** What was sent before arrives once more. */
  async #sendLate(): Promise<void> {
    const question = this.#late.shift()
    if (question) await this.#ask(this.person, question)
  }

  #editOnce(): void {
    const root = itemsOf(this.page.blocks)
    const all = [...eachBlock(root)].filter(({ node }) => node.block !== 'site-header')
    const item = all[this.#random(all.length)]
    const what = this.#random(all.length > MANY_BLOCKS ? 12 : 10)
    this.#deeds += 1
    const name = `${this.person}-${this.#deeds}`
    if (what === 0) {
      this.titles.add(name)
      this.page = { ...this.page, title: name }
      return
    }
    if (what < 4 || !item) this.#insert(name, what === 1 ? 'two-columns' : 'offers', root, all)
    else if (what < 6) this.#move(item, root, all)
    else if (what < 9) this.#set(item, name)
    else this.#remove(item)
    this.page = { ...this.page, blocks: nodesOf(root) }
  }

  #insert(id: string, block: string, root: Item[], all: readonly Item[]): void {
    const props = block === 'offers' ? { props: { heading: 'New' } } : {}
    const [item] = itemsOf([{ id, block, ...props } satisfies PageNodeFile])
    if (!item) return
    this.inserted.add(id)
    this.#putSomewhere(item, root, all)
  }

  #move(item: Item, root: Item[], all: readonly Item[]): void {
    this.#touch(item)
    takeOut(item)
    const others = all.filter((each) => !isWithin(each, item))
    this.#putSomewhere(item, root, others)
  }

  #putSomewhere(item: Item, root: Item[], all: readonly Item[]): void {
    const inside = all.filter(
      (each) =>
        each.node.block === 'two-columns' && levelsAbove(each) + levelsOf(item) <= MOST_LEVELS,
    )
    const parent = inside[this.#random(2 * inside.length || 1)]
    const list = parent ? slotOf(parent, 'main') : root
    // The header stays first.
    const least = parent ? 0 : 1
    putInto(list, parent, least + this.#random(list.length - least + 1), item)
    this.#touch(item)
  }

  #set(item: Item, value: string): void {
    if (item.node.block !== 'offers') return
    item.node = { ...item.node, props: { ...item.node.props, ...ownProps[this.person](value) } }
    this.values.set(item.node.id, value)
    this.#touch(item)
  }

  #remove(item: Item): void {
    for (const { node } of eachBlock([item])) this.removed.add(node.id)
    if (item.parent) this.#touch(item.parent)
    takeOut(item)
  }

  #touch(item: Item): void {
    for (let each: Item | undefined = item; each; each = each.parent) this.touched.add(each.node.id)
  }
}

type Refused = Extract<SavedDraft, { saved: false }>

const pageIn = (value: unknown): PageFile => value as PageFile

async function shownBy(person: Person, ask: Ask): Promise<ShownDocument> {
  for (;;) {
    const shown = (await ask(person, { open: true }))?.shown
    if (shown) return shown
  }
}
