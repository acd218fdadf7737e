import type { StoryObj } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import type { Records } from '#domain/records.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { Block } from './define-block.ts'
import { exampleOf, type PlacedBlock, placedExample } from './example.ts'
import { registryOf } from './registry.ts'

/** What a page's JSON does not contain, and a story may set: data, records, site and page. */
interface StoryInput<Data> extends Partial<Records> {
  readonly data?: Data
  /** What `load` answers for the blocks in its slots, by their names. */
  readonly inSlots?: Readonly<Record<string, unknown>>
  readonly site?: SiteView
  /** Of a personal block; nobody who is signed in, where absent. */
  readonly visitor?: Visitor
  readonly page?: PageView
}

const blocks = registryOf(import.meta.glob<{ default: Block }>('./*/schema.ts', { eager: true }))
const views = import.meta.glob<{ default: ComponentType<object> }>(
  ['./*/*.tsx', '!./*/*.{stories,test,island}.tsx'],
  { eager: true },
)

/**
 * Makes the stories of a block from its examples: `story('Typical')`, or `story('Typical', { car })`
 * for a state that a page's JSON cannot express. `shared` applies to all stories; a block that needs a
 * car gets one by default.
 * @throws Error for an unknown example, with the names that exist
 */
export function storyOf<Data = undefined>(block: Block, shared: StoryInput<Data> = {}) {
  return (example: string, own: StoryInput<Data> = {}): StoryObj => {
    const placed = placedExample(block, example)
    const { description } = exampleOf(block, example)
    return {
      args: argsOf(placed, { ...shared, ...own }),
      parameters: {
        docs: {
          ...(description && { description: { story: description } }),
          source: { code: JSON.stringify(placed, null, 2), language: 'json' },
        },
      },
    }
  }
}

/** The args of a placed block's view: props with defaults, the blocks in its slots rendered. */
function argsOf(placed: PlacedBlock, context: StoryInput<unknown>) {
  const block = blockOf(placed)
  const personal = block.varies.visitor ? { visitor: anonymous } : {}
  const records = block.needs.includes('car') ? { car: hilux, page: carPage } : {}
  const slots = Object.entries(placed.slots ?? {}).map(([name, list]) => [
    name,
    list.map((child) => rendered(child, { ...context, data: context.inSlots?.[child.block] })),
  ])
  const { inSlots: _, ...input } = context
  return {
    id: placed.id,
    props: block.props.parse(placed.props ?? {}),
    slots: Object.fromEntries(slots),
    data: undefined,
    site: storySite,
    page: storyPage(),
    ...records,
    ...personal,
    ...input,
  }
}

const carPage = storyPage({ path: `/cars/${hilux.slug}`, route: '/cars/:car' })

/** A block in a slot. */
function rendered(placed: PlacedBlock, context: StoryInput<unknown>): ReactNode {
  const view = views[`./${placed.block}/${placed.block}.tsx`]?.default
  if (!view) throw new Error(`blocks/${placed.block}/${placed.block}.tsx: expected the view`)
  return createElement(view, { key: placed.id, ...argsOf(placed, context) })
}

function blockOf(placed: PlacedBlock): Block {
  const block = blocks.get(placed.block)
  if (!block) throw new Error(`An example has the block "${placed.block}", which does not exist`)
  return block
}
