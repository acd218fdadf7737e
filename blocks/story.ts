import type { StoryObj } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Records } from '#domain/records.ts'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { Block } from './define-block.ts'
import { exampleOf, type PlacedBlock, placedExample } from './example.ts'
import { registryOf } from './registry.ts'

/** What no page's JSON says, and a story therefore may: data, records, site and page. */
interface Given<Data> extends Partial<Records> {
  readonly data?: Data
  readonly site?: SiteView
  readonly page?: PageView
}

const blocks = registryOf(import.meta.glob<{ default: Block }>('./*/schema.ts', { eager: true }))
const views = import.meta.glob<{ default: ComponentType<object> }>(
  ['./*/*.tsx', '!./*/*.{stories,test,island}.tsx'],
  { eager: true },
)

/**
 * Makes the stories of a block from its examples: `story('Typical')`, or `story('Typical', { car })`
 * for a state that no page's JSON expresses. `shared` is given to all of them; a block that needs a
 * car has one anyway. A name that is no example is an error that lists those that there are.
 */
export function storyOf<Data = undefined>(block: Block, shared: Given<Data> = {}) {
  return (example: string, own: Given<Data> = {}): StoryObj => {
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

/** What the view of a placed block is given: defaults applied, the blocks in its slots drawn. */
function argsOf(placed: PlacedBlock, given: Given<unknown>) {
  const block = blockOf(placed)
  const records = block.needs.includes('car') ? { car: hilux, page: carPage } : {}
  const slots = Object.entries(placed.slots ?? {}).map(([name, list]) => [
    name,
    list.map((child) => drawn(child, { ...given, data: undefined })),
  ])
  return {
    id: placed.id,
    props: block.props.parse(placed.props ?? {}),
    slots: Object.fromEntries(slots),
    data: undefined,
    site: storySite,
    page: storyPage(),
    ...records,
    ...given,
  }
}

const carPage = storyPage({ path: `/cars/${hilux.slug}`, route: '/cars/:car' })

/** A block inside another, without data: one that loads some cannot stand in an example's slots. */
function drawn(placed: PlacedBlock, given: Given<unknown>): ReactNode {
  const view = views[`./${placed.block}/${placed.block}.tsx`]?.default
  if (!view) throw new Error(`blocks/${placed.block}/${placed.block}.tsx: expected the view`)
  return createElement(view, { key: placed.id, ...argsOf(placed, given) })
}

function blockOf(placed: PlacedBlock): Block {
  const block = blocks.get(placed.block)
  if (!block) throw new Error(`An example has the block "${placed.block}", which does not exist`)
  return block
}
