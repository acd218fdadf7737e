import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { blockDetails } from './block-details.ts'
import { blockAt } from './block-props.ts'
import { framedStoryUrl } from './toolbar.ts'

declare global {
  /** Storybook's own: the page that shows stories in a frame. */
  var PREVIEW_URL: string | undefined
}

/** The docs page of a component; of a block also its JSON, the pages that use it, its specification. */
export function DocsPage() {
  useToolbarInFrames()
  const { preparedMeta } = useOf('meta', ['meta'])
  const block = blockAt(preparedMeta.parameters.fileName)
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {block && <Markdown>{blockDetails(block)}</Markdown>}
      <Stories />
    </>
  )
}

/**
 * Storybook makes the address of a story in a frame (`docs.story.inline: false`) of `PREVIEW_URL`,
 * and does not tell it the toolbar's choices: here they become a part of that address.
 */
function useToolbarInFrames(): void {
  const context = useContext(DocsContext)
  const [story] = context.componentStories()
  const [globals, setGlobals] = useState(() => story && context.getStoryContext(story).globals)
  useEffect(() => {
    const follow = (changed: { readonly globals: typeof globals }) => setGlobals(changed.globals)
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  globalThis.PREVIEW_URL = framedStoryUrl(globals ?? {})
}
