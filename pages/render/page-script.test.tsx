import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Block } from '#blocks/define-block.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { elementHtml } from './element-html.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { isMeasurable, scriptOf } from './page-script.ts'
import { blocks, islandNameOfView } from './registry.ts'
import { serverRendering } from './server-rendering.ts'

type Args = Readonly<Record<string, unknown>>
interface Story {
  readonly args?: Args
  readonly render?: (args: Args) => ReactNode
}
type StoryFile = {
  readonly default: { readonly component?: ComponentType<Args> } & Story
} & Readonly<Record<string, Story>>
const storyFiles = import.meta.glob<StoryFile>('../../blocks/*/*.stories.tsx', { eager: true })

/** A block's stories as the server renders them; a frame around them shows other blocks' parts. */
function storiesHtml(name: string): string[] {
  const { default: meta, ...stories } = storyFiles[`../../blocks/${name}/${name}.stories.tsx`] ?? {
    default: {},
  }
  const View = meta.component
  if (!View) return []
  return Object.values(stories).map((story) => {
    const args = { site: storySite, page: storyPage(), slots: {}, ...meta.args, ...story.args }
    const rendering = serverRendering({
      fragments: fragmentMap(),
      version: '1',
      blockId: 'block',
      nameOf: islandNameOfView,
      islandUrl: (island) => island,
    })
    return elementHtml(<View {...args} />, rendering)
  })
}

test.each([...blocks.values()])('$name declares the script that its HTML needs', (block) => {
  const html = storiesHtml(block.name).join('')
  const isLive = /<x-island | data-live[=" ]/.test(html)
  const acts = / data-(?:action|menu|bind)=/.test(html)
  expect(scriptOf([{ block }])).toBe(isLive ? 'runtime' : acts ? 'actions' : 'none')
  // What is written into a text may be a number too; that is no reason for a script.
  const phones = block.name !== 'rich-text' && / href="tel:/.test(html)
  expect(block.phones).toBe(phones)
  expect(isMeasurable(block)).toBe(acts || phones)
})

const nodeOf = (block: Block | undefined) => (block ? [{ block }] : [])

test('a page with a block that shows something else to buyers brings the script that asks for it (D3)', () => {
  const [text] = nodeOf(blocks.get('rich-text'))
  if (!text) throw new Error('there is no block rich-text')
  expect(scriptOf([{ ...text, when: { signedIn: false } }])).toBe('runtime')
  expect(scriptOf([{ block: { ...text.block, personal: true } }])).toBe('runtime')
})

test('a page brings the least script that all its blocks do with (Spec 4.16)', () => {
  const named = (...names: string[]) => names.flatMap((name) => nodeOf(blocks.get(name)))
  expect(scriptOf(named('rich-text'))).toBe('none')
  expect(scriptOf(named('site-header', 'rich-text'))).toBe('actions')
  expect(scriptOf(named('site-header', 'search-results'))).toBe('runtime')
})
