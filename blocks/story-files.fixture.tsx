import type { ComponentType, ReactNode } from 'react'

export type StoryArgs = Readonly<Record<string, unknown>>

export interface Story {
  readonly args?: StoryArgs
  readonly render?: (args: StoryArgs) => ReactNode
}

/** A file of stories: its default export, and a named export for each story. */
export type StoryFile = {
  readonly default: { readonly component?: ComponentType<StoryArgs> } & Story
} & Readonly<Record<string, Story>>

/** The story files of all blocks, by path: `./price-panel/price-panel.stories.tsx`. */
export const storyFiles: Readonly<Record<string, StoryFile>> = import.meta.glob<StoryFile>(
  './*/*.stories.tsx',
  { eager: true },
)

/** A story as Storybook shows it, without decorators. @throws Error if nothing says what to render */
export function storyNode(meta: StoryFile['default'], story: Story): ReactNode {
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  if (render) return render(args)
  const View = meta.component
  if (!View) throw new Error('A story file needs a component in its default export')
  return <View {...args} />
}
