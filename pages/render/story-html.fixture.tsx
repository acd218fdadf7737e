import { Children } from 'react'
import { type StoryArgs, storyFiles } from '#blocks/story-files.fixture.tsx'
import { elementHtml } from './element-html.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { islandNameOfView } from './registry.ts'
import { serverRendering } from './server-rendering.ts'

/** Empty elements in place of the blocks inside. */
function emptySlots({ slots }: StoryArgs): object {
  const named = Object.entries(typeof slots === 'object' && slots !== null ? slots : {})
  return Object.fromEntries(
    named.map(([name, nodes]) => [
      name,
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      Children.toArray(nodes).map((_, index) => <div key={index} />),
    ]),
  )
}

/** A block's stories as the server renders them, without decorators and the blocks inside. */
export function storiesHtml(name: string): string[] {
  const { default: meta, ...stories } = storyFiles[`./${name}/${name}.stories.tsx`] ?? {
    default: {},
  }
  const View = meta.component
  if (!View) return []
  return Object.values(stories).map((story) => {
    const args = { ...meta.args, ...story.args, slots: emptySlots({ ...meta.args, ...story.args }) }
    const rendering = serverRendering({
      fragments: fragmentMap(),
      version: '1',
      blockId: 'block',
      nameOf: islandNameOfView,
      islandUrl: (island) => island,
      packsLists: false,
    })
    return elementHtml(<View {...args} />, rendering)
  })
}
