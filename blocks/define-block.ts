import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Visitor } from '#domain/account/visitor.ts'
import type { RecordName, Records } from '#domain/records.ts'
import type { LookAxis } from '#domain/site/look-axes.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { Example } from './example.ts'
import type { PropsMigration } from './props-migration.ts'

/**
 * Where a block may be placed. A page accepts `chrome` and `section`; a slot declares what it accepts.
 * Slots accept roles, never block names, so that no declaration depends on another.
 */
export const roles = ['chrome', 'section', 'panel', 'tile'] as const
export type Role = (typeof roles)[number]

/** A named place inside a block for other blocks. */
export interface Slot {
  readonly title: string
  readonly accepts: readonly Role[]
}

type Examples<Shape extends z.ZodRawShape, SlotName extends string> = readonly [
  Example<Shape, SlotName>,
  ...Example<Shape, SlotName>[],
]

/** With what the content of a block varies: the cache of pages goes by it. */
interface Varies<Personal extends boolean, Read extends string> {
  /** The page's search: the block is updated in place. */
  readonly search?: boolean
  /** The most cars of the address that it shows, see `chosenCarsOf`; a page without such a block ignores them. */
  readonly cars?: number
  /**
   * The parameters of the address that its `load` gets, beside those of a search: what a link says about the
   * form that it leads to. None of them names a person. They are part of the address of a page with such a
   * block; all other pages ignore them. Spec 2.08.
   */
  readonly parameters?: readonly Read[]
  /**
   * The visitor, whom its view and `load` get. The cached page has the block for anonymous visitors; for
   * signed-in ones the runtime requests the block separately, and its response is not cached.
   */
  readonly visitor?: Personal
  /** Whether a location is open: pages with it are made again when one opens or closes. */
  readonly opening?: boolean
  /**
   * What changes at any time, such as free appointments: pages with it are rendered for each request.
   * `{ form: ['test_drive'] }` for one that does so only where its prop `form` is that.
   */
  readonly always?: boolean | Readonly<Record<string, readonly string[]>>
}

interface Declaration<
  Shape extends z.ZodRawShape,
  Need extends RecordName,
  SlotName extends string,
  Personal extends boolean,
  Read extends string,
> {
  /** The name of its folder, and its name in page files. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly role: Role
  /** A zod shape; every field has a title, and a default where one makes sense. */
  readonly props: Shape
  /** Migrations of the props in older page files, oldest first. */
  readonly migrations?: readonly PropsMigration[]
  /** Records that the page's route must bind (D3). */
  readonly needs?: readonly Need[]
  readonly slots?: Readonly<Record<SlotName, Slot>>
  /** `Smallest`, `Typical` and others: shown in stories, docs and editors, and checked by tests. */
  readonly examples: Examples<NoInfer<Shape>, NoInfer<SlotName>>
  /** With what its content varies, besides its props, the site and the records of its page. */
  readonly varies?: Varies<Personal, Read>
  /** Its `load` is a `SiteLoad`: what it shows is the same for every request of a path, and drawn once. */
  readonly loadsSite?: boolean
  /**
   * It has a form that posts to the page's own address, with its id in the field `form_id`. A page without
   * such a block answers a POST with 405.
   */
  readonly posts?: boolean
  /** Its HTML has `data-action`, `data-menu`, `data-bind` or a plain script: pages with it load the actions script. */
  readonly acts?: boolean
  /** It shows telephone numbers: on sites that count calls, pages with it load the tracking script. */
  readonly phones?: boolean
  /** Its heading is the title of the page: always, or by its props as a page file writes them. */
  readonly titles?: boolean | ((props: Readonly<Record<string, unknown>>) => boolean)
  /** The axis of the site's look that its prop `variant` replaces on one page. */
  readonly look?: LookAxis
  /** IDs of the statements of the specification that it implements. */
  readonly spec: readonly string[]
}

/** A block in the registry: its declaration with defaults, its props a strict schema. */
export interface Block<
  Shape extends z.ZodRawShape = z.ZodRawShape,
  Need extends RecordName = RecordName,
  SlotName extends string = string,
  Personal extends boolean = boolean,
  Read extends string = string,
> extends Required<
    Omit<Declaration<Shape, Need, SlotName, Personal, Read>, 'props' | 'varies' | 'look'>
  > {
  readonly look: LookAxis | undefined
  readonly varies: Required<Varies<Personal, Read>>
  readonly props: z.ZodObject<Shape, z.core.$strict>
}

/** Declares a block: its types, validation, defaults, editor fields and docs derive from it. */
export function defineBlock<
  Shape extends z.ZodRawShape,
  Need extends RecordName = never,
  SlotName extends string = never,
  const Personal extends boolean = false,
  Read extends string = never,
>(
  declaration: Declaration<Shape, Need, SlotName, Personal, Read>,
): Block<Shape, Need, SlotName, Personal, Read> {
  const { props, migrations = [], needs = [], acts = false, phones = false } = declaration
  const { titles = false, posts = false, loadsSite = false, look, varies, ...rest } = declaration
  const slots = declaration.slots ?? noSlots<SlotName>()
  return {
    ...rest,
    migrations,
    needs,
    acts,
    phones,
    titles,
    posts,
    loadsSite,
    look,
    slots,
    varies: {
      search: false,
      cars: 0,
      parameters: [],
      opening: false,
      always: false,
      ...varies,
      visitor: varies?.visitor ?? notPersonal<Personal>(),
    },
    props: z.strictObject(props),
  }
}

/** For a declaration without `visitor`, where the type `Personal` is `false`. */
const notPersonal = <Personal extends boolean>() => false as Personal

/** For a declaration without slots, where the type `SlotName` is `never`. */
const noSlots = <SlotName extends string>() => ({}) as Readonly<Record<SlotName, Slot>>

/**
 * The props of a block's view: the block's props with defaults, its rendered slots, the data of its
 * `load.ts`, the records that it needs, the site and the page; for a personal block also the visitor.
 */
export type ViewOf<B, Data = undefined> =
  B extends Block<infer Shape, infer Need, infer SlotName, infer Personal, infer _Read>
    ? {
        readonly id: string
        readonly props: z.output<z.ZodObject<Shape, z.core.$strict>>
        readonly slots: Readonly<Record<SlotName, ReactNode>>
        readonly data: Data
        readonly site: SiteView
        readonly page: PageView
      } & Pick<Records, Need> &
        ForPersonal<Personal>
    : never

/** What only personal blocks get. */
export type ForPersonal<Personal extends boolean> = Personal extends true
  ? { readonly visitor: Visitor }
  : unknown

/** Values of the address by name: of at most 100 characters, none of them a control character. */
export type Parameters<Read extends string = string> = Readonly<Partial<Record<Read, string>>>

/** What only the `load` of a block that reads parameters gets: these, and the records of its route, if any. */
export type ForReading<Read extends string> = [Read] extends [never]
  ? unknown
  : { readonly parameters: Parameters<Read> } & Partial<Records>
