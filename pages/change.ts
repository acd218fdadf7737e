import { z } from 'zod'
import { blockIdSchema, nodeSchema, type PageNodeFile, type When, whenSchema } from './page.ts'

/** Where a block goes: beside another, to the end of a slot, or to an end of the page. */
export type Spot =
  | { readonly after: string }
  | { readonly before: string }
  | { readonly into: string; readonly slot: string }
  | { readonly at: 'start' | 'end' }

/** Props are merged by name, `unset` names those to drop; with `block` the props are replaced. */
export interface SetChange {
  readonly set: string
  readonly block?: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly unset?: readonly string[]
  /** `null` removes the condition. */
  readonly when?: When | null
}
export interface RemoveChange {
  readonly remove: string
}
export type InsertChange = { readonly insert: PageNodeFile } & Spot
export type MoveChange = { readonly move: string } & Spot

/** One difference between a tenant's page and its template's (D2). */
export type Change = SetChange | RemoveChange | InsertChange | MoveChange

const target = (description: string) => blockIdSchema.meta({ title: 'Block', description })

const spot = {
  after: target('Directly after this block.').optional(),
  before: target('Directly before this block.').optional(),
  into: target('At the end of a slot of this block; name the slot too.').optional(),
  slot: z.string().optional().meta({ title: 'Slot', description: 'The slot of "into".' }),
  at: z
    .enum(['start', 'end'])
    .optional()
    .meta({ title: 'At', description: 'First or last of the page.' }),
}

interface SpotFields {
  readonly after?: unknown
  readonly before?: unknown
  readonly into?: unknown
  readonly slot?: unknown
  readonly at?: unknown
}

const isOneSpot = ({ after, before, into, slot, at }: SpotFields): boolean =>
  [after, before, into, at].filter((place) => place !== undefined).length === 1 &&
  (into === undefined) === (slot === undefined)

const oneSpot = {
  error: 'says where with exactly one of "after", "before", "into" with "slot", or "at"',
}

/** The schema of each kind of change, by the field that names it. */
export const changeSchemas = {
  set: z
    .strictObject({
      set: target('The block to change.'),
      block: z.string().optional().meta({
        title: 'Block',
        description: 'Another kind of block in its place; its props are replaced.',
      }),
      props: z
        .record(z.string(), z.unknown())
        .optional()
        .meta({ title: 'Props', description: 'Props that differ from the template.' }),
      unset: z
        .array(z.string())
        .min(1)
        .optional()
        .meta({ title: 'Unset', description: 'Props of the template to drop.' }),
      when: whenSchema.nullable().optional(),
    })
    .refine(({ set: _, ...differences }) => Object.keys(differences).length > 0, {
      error: 'changes nothing; expected "props", "unset", "when" or "block"',
    }),
  remove: z.strictObject({ remove: target('The block to take out, with all inside it.') }),
  insert: z
    .strictObject({
      insert: nodeSchema.meta({ title: 'Insert', description: 'A new block.' }),
      ...spot,
    })
    .refine(isOneSpot, oneSpot),
  move: z
    .strictObject({ move: target('The block to move, with all inside it.'), ...spot })
    .refine(isOneSpot, oneSpot),
}

export type ChangeKind = keyof typeof changeSchemas
export const changeKinds = ['set', 'remove', 'insert', 'move'] as const satisfies ChangeKind[]
