import type { z } from 'zod'

/** A block in the JSON of a page; an absent prop has its default. */
export interface PlacedBlock {
  readonly id: string
  readonly block: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly slots?: Readonly<Record<string, readonly PlacedBlock[]>>
}

/** An example of a block as a dealer writes it: only the props that differ from the defaults. */
export interface Example<
  Shape extends z.ZodRawShape = z.ZodRawShape,
  SlotName extends string = string,
> {
  /** Unique in its block, and the name of its story: `Smallest`, `Typical`, `Longest`. */
  readonly name: string
  /** Its purpose, if the name does not give it. */
  readonly description?: string
  readonly props?: z.input<z.ZodObject<Shape, z.core.$strict>>
  readonly slots?: { readonly [Name in SlotName]?: readonly PlacedBlock[] }
}

/** The part of a block that its examples are read from. */
interface BlockExamples {
  readonly name: string
  readonly examples: readonly Example[]
}

/** The example of that name. @throws Error with the names that exist */
export function exampleOf({ name, examples }: BlockExamples, wanted: string): Example {
  const found = examples.find((example) => example.name === wanted)
  if (found) return found
  const known = examples.map((example) => example.name).join(', ')
  throw new Error(`blocks/${name}/schema.ts has no example "${wanted}"; it has ${known}`)
}

/** An example as an entry of a page's `blocks`, with the block's name as its id. */
export function placedExample(block: BlockExamples, wanted: string): PlacedBlock {
  const { props, slots } = exampleOf(block, wanted)
  return { id: block.name, block: block.name, ...(props && { props }), ...placedSlots(slots) }
}

function placedSlots(slots: Example['slots']): Pick<PlacedBlock, 'slots'> {
  if (!slots) return {}
  const filled = Object.entries(slots).flatMap(([name, list]) => (list ? [[name, list]] : []))
  return { slots: Object.fromEntries(filled) }
}
