import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { elementHtml } from './element-html.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { scriptOf } from './page-script.ts'
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

/** A block's stories as the server renders them, without the frame around it and the blocks inside. */
function storiesHtml(name: string): string[] {
  const { default: meta, ...stories } = storyFiles[`../../blocks/${name}/${name}.stories.tsx`] ?? {
    default: {},
  }
  const View = meta.component
  if (!View) return []
  return Object.values(stories).map((story) => {
    const args = { ...meta.args, ...story.args, slots: {} }
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
  expect(scriptOf([block])).toBe(isLive ? 'runtime' : acts ? 'actions' : 'none')
})

test('a page brings the least script that all its blocks do with (Spec 4.16)', () => {
  const named = (...names: string[]) => names.flatMap((name) => blocks.get(name) ?? [])
  expect(scriptOf(named('rich-text'))).toBe('none')
  expect(scriptOf(named('site-header', 'rich-text'))).toBe('actions')
  expect(scriptOf(named('site-header', 'search-results'))).toBe('runtime')
})
