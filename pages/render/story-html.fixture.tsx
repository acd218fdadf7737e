import type { ComponentType, ReactNode } from 'react'
import { elementHtml } from './element-html.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { islandNameOfView } from './registry.ts'
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

/** A block's stories as the server renders them, without decorators and the blocks inside. */
export function storiesHtml(name: string): string[] {
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
