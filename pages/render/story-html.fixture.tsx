import { storyFiles } from '#blocks/story-files.fixture.tsx'
import { elementHtml } from './element-html.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { islandNameOfView } from './registry.ts'
import { serverRendering } from './server-rendering.ts'

/** A block's stories as the server renders them, without decorators and the blocks inside. */
export function storiesHtml(name: string): string[] {
  const { default: meta, ...stories } = storyFiles[`./${name}/${name}.stories.tsx`] ?? {
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
      packsLists: false,
    })
    return elementHtml(<View {...args} />, rendering)
  })
}
