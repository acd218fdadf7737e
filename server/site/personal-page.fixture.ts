import { createElement } from 'react'
import { z } from 'zod'
import { type Block, defineBlock, type ViewOf } from '#blocks/define-block.ts'
import type { LoadContext } from '#blocks/define-load.ts'
import type { Registry } from '#blocks/registry.ts'
import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import { schemaVersion } from '#pages/page.ts'
import { type BlockCode, blockCode, blocks, type ViewProps } from '#pages/render/registry.ts'
import { Each } from '#parts/rendering.tsx'

/** A personal block. */
const greeting = defineBlock({
  name: 'greeting',
  title: 'Greeting',
  description: 'Greets the visitor by phone number.',
  role: 'section',
  props: { text: z.string().default('Hello').meta({ title: 'Text' }) },
  slots: { more: { title: 'More', accepts: ['section'] } },
  varies: { visitor: true },
  examples: [{ name: 'Smallest' }],
  spec: ['6.02'],
})

const nameOf = (visitor: Visitor): string => (isSignedIn(visitor) ? visitor.user.phone : 'stranger')

interface LineProps {
  readonly line: string
  readonly place: number
}
const Line = ({ line }: LineProps) => createElement('li', {}, line)

/** Lists its text and data through `Each`, whose items the server caches by key. */
function Greeting({ props, data, visitor, slots }: ViewOf<typeof greeting, string>) {
  const of = [`${props.text}, ${nameOf(visitor)}`, data].map((line, place) => ({ line, place }))
  const list = createElement(Each<LineProps>, {
    of,
    view: Line,
    cacheKey: ({ place }) => `${place}`,
  })
  return createElement('ul', {}, list, slots.more)
}

const load = ({ visitor }: LoadContext<typeof greeting>) => `Saved by ${nameOf(visitor)}`

/** Lists the names of all props it receives, which must not include the visitor. */
const listing = defineBlock({
  name: 'listing',
  title: 'Listing',
  description: 'Names what it is given.',
  role: 'section',
  props: {},
  examples: [{ name: 'Smallest' }],
  spec: [],
})
const Listing = (given: ViewProps) => createElement('p', {}, `Given ${Object.keys(given)}`)

export const withPersonal: Registry = new Map<string, Block>([
  ...blocks,
  ['greeting', greeting],
  ['listing', listing],
])

/** The code of all block folders, and of the blocks above. */
export const withPersonalCode: BlockCode = {
  viewOf(name) {
    if (name === 'listing') return Listing
    return name === 'greeting' ? AnyGreeting : blockCode.viewOf(name)
  },
  loadOf(name) {
    if (name !== 'greeting') return blockCode.loadOf(name)
    return ({ visitor, ...given }) => {
      if (!visitor) throw new Error('a personal block’s load receives the visitor')
      return load({ ...given, props: greeting.props.parse(given.props), visitor })
    }
  },
}

/** As the registry holds it, among views of all blocks. */
function AnyGreeting({ visitor, ...given }: ViewProps) {
  if (!visitor) throw new Error('a personal block’s view receives the visitor')
  const props = greeting.props.parse(given.props)
  const slots = { more: given.slots.more }
  return Greeting({ ...given, props, slots, data: String(given.data), visitor })
}

const paragraph = (text: string) => ({ parts: [{ type: 'paragraph', text }] })
const text = (id: string, says: string) => ({ id, block: 'rich-text', props: paragraph(says) })

/** A page with personal blocks at `/mine`, and one for signed-in visitors at `/gated`. */
export const personalPages: Readonly<Record<string, object>> = {
  mine: {
    schemaVersion,
    route: '/mine',
    title: 'Mine',
    blocks: [
      { id: 'header', block: 'site-header' },
      { id: 'hello', block: 'greeting', slots: { more: [{ id: 'inner', block: 'listing' }] } },
      { ...text('members', 'For members.'), when: { signedIn: true } },
      { ...text('strangers', 'For strangers.'), when: { signedIn: false } },
      { id: 'plain', block: 'listing' },
      { id: 'results', block: 'search-results' },
    ],
  },
  gated: {
    schemaVersion,
    route: '/gated',
    title: 'Gated',
    access: 'signed-in',
    blocks: [
      { id: 'hello', block: 'greeting', props: { text: 'Welcome' } },
      { id: 'plain', block: 'listing' },
    ],
  },
}
