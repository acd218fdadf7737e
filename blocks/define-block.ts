import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Visitor } from '#domain/account/visitor.ts'
import type { RecordName, Records } from '#domain/records.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { Example } from './example.ts'
import type { PropsMigration } from './props-migration.ts'

/**
 * Where a block may stand. The page itself takes `chrome` and `section`; a slot says what it takes.
 * Slots accept roles, never block names, so that no declaration knows another.
 */
export const roles = ['chrome', 'section', 'panel', 'tile'] as const
export type Role = (typeof roles)[number]

/** A named place inside a block where other blocks stand. */
export interface Slot {
  readonly title: string
  readonly accepts: readonly Role[]
}

type Examples<Shape extends z.ZodRawShape, SlotName extends string> = readonly [
  Example<Shape, SlotName>,
  ...Example<Shape, SlotName>[],
]

interface Declaration<
  Shape extends z.ZodRawShape,
  Need extends RecordName,
  SlotName extends string,
  Personal extends boolean,
> {
  /** The name of its folder and of its use in pages. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly role: Role
  /** A zod shape; every field has a title, and a default where one makes sense. */
  readonly props: Shape
  /** How props of older page files are written now, oldest first. */
  readonly migrations?: readonly PropsMigration[]
  /** Records that the page's route must bind (D3). */
  readonly needs?: readonly Need[]
  readonly slots?: Readonly<Record<SlotName, Slot>>
  /** Uses of it, `Smallest` and `Typical` among them: what stories, docs, editors and checks show. */
  readonly examples: Examples<NoInfer<Shape>, NoInfer<SlotName>>
  /** It follows the page's search and is refreshed in place. */
  readonly live?: boolean
  /** Its HTML has `data-action`, `data-menu` or `data-bind`: a page with it brings their script. */
  readonly acts?: boolean
  /** It shows telephone numbers: where a site counts calls, a page with it brings the script for it. */
  readonly phones?: boolean
  /**
   * Its view and `load` are given the visitor. The page for everyone shows what an anonymous visitor
   * sees; for one who is signed in the runtime asks for the block by itself, and nothing keeps it.
   */
  readonly personal?: Personal
  /** IDs of the statements of the specification that it serves. */
  readonly spec: readonly string[]
}

/** A block as the registry holds it: everything declared, its props strict by construction. */
export interface Block<
  Shape extends z.ZodRawShape = z.ZodRawShape,
  Need extends RecordName = RecordName,
  SlotName extends string = string,
  Personal extends boolean = boolean,
> extends Required<Omit<Declaration<Shape, Need, SlotName, Personal>, 'props' | 'personal'>> {
  readonly personal: Personal
  readonly props: z.ZodObject<Shape, z.core.$strict>
}

/** A block's one declaration: type, validation, defaults, editor fields and docs follow from it. */
export function defineBlock<
  Shape extends z.ZodRawShape,
  Need extends RecordName = never,
  SlotName extends string = never,
  const Personal extends boolean = false,
>(
  declaration: Declaration<Shape, Need, SlotName, Personal>,
): Block<Shape, Need, SlotName, Personal> {
  const { props, migrations = [], needs = [], live = false, ...rest } = declaration
  const { acts = false, phones = false } = declaration
  const slots = declaration.slots ?? noSlots<SlotName>()
  const personal = declaration.personal ?? notPersonal<Personal>()
  return {
    ...rest,
    migrations,
    needs,
    live,
    acts,
    phones,
    personal,
    slots,
    props: z.strictObject(props),
  }
}

/** A declaration that says nothing is not personal: `Personal` is `false` there. */
const notPersonal = <Personal extends boolean>() => false as Personal

/** A declaration without slots names none: `SlotName` is `never` there. */
const noSlots = <SlotName extends string>() => ({}) as Readonly<Record<SlotName, Slot>>

/**
 * What a block's view is given: its props after defaults, its filled slots, what its `load.ts`
 * answered, the records it needs, and what every view may know of the site and the page. Only that of
 * a personal block is given the visitor.
 */
export type ViewOf<B, Data = undefined> =
  B extends Block<infer Shape, infer Need, infer SlotName, infer Personal>
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

/** What personal blocks alone are given. */
export type ForPersonal<Personal extends boolean> = Personal extends true
  ? { readonly visitor: Visitor }
  : unknown
