import type { z } from 'zod'

/** A block as the JSON of a page places it; a prop that is absent has its default. */
export interface PlacedBlock {
  readonly id: string
  readonly block: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly slots?: Readonly<Record<string, readonly PlacedBlock[]>>
}

/** One use of a block, as a dealer writes it: plain data, and only what differs from the defaults. */
export interface Example<
  Shape extends z.ZodRawShape = z.ZodRawShape,
  SlotName extends string = string,
> {
  /** Unique in its block, and the name of the story that shows it: `Smallest`, `Typical`, `Longest`. */
  readonly name: string
  /** What it is for, where the name does not say. */
  readonly description?: string
  readonly props?: z.input<z.ZodObject<Shape, z.core.$strict>>
  readonly slots?: { readonly [Name in SlotName]?: readonly PlacedBlock[] }
}

/** What a block that declares examples shows of itself. */
interface Exemplary {
  readonly name: string
  readonly examples: readonly Example[]
}

/** The example of that name. Throws where the block has none: the names that it has are listed. */
export function exampleOf({ name, examples }: Exemplary, wanted: string): Example {
  const found = examples.find((example) => example.name === wanted)
  if (found) return found
  const known = examples.map((example) => example.name).join(', ')
  throw new Error(`blocks/${name}/schema.ts has no example "${wanted}"; it has ${known}`)
}

/** An example as it is written in a page's `blocks`: ready to copy, the block's name as its id. */
export function placedExample(block: Exemplary, wanted: string): PlacedBlock {
  const { props, slots } = exampleOf(block, wanted)
  return { id: block.name, block: block.name, ...(props && { props }), ...placedSlots(slots) }
}

function placedSlots(slots: Example['slots']): Pick<PlacedBlock, 'slots'> {
  if (!slots) return {}
  const filled = Object.entries(slots).flatMap(([name, list]) => (list ? [[name, list]] : []))
  return { slots: Object.fromEntries(filled) }
}
