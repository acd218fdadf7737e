import type { Preview, StoryContext } from '@storybook/react-vite'
import { type Component, extractComponentDescription } from 'storybook/internal/docs-tools'
import { configure } from 'storybook/test'
import '#pages/runtime/main.ts'
import './stories.css'
import './app.css'
import './component-styles.ts'
import {
  aboutBlock,
  blockAt,
  blockOf,
  flatProps,
  nestedProps,
  propArgTypes,
} from './block-props.ts'
import { drawMedia } from './drawn-media.ts'
import { modesOf, viewports } from './modes.ts'
import { aboutPrimitive } from './primitive-docs.ts'
import { stayOnStory } from './stay-on-story.ts'
import { sceneOf, siteForStory, tenantNames, themeCssOf } from './tenants.ts'

if (import.meta.env.PROD) drawMedia(document.documentElement)
stayOnStory()
// Generous, because a busy machine is slow; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // A violation fails the story's test.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    chromatic: { modes: modesOf(tenantNames) },
    docs: {
      extractComponentDescription: (component: Component, { parameters }: StoryContext) => {
        const block = blockAt(parameters.fileName)
        if (block) return aboutBlock(block)
        const { primitive } = parameters
        return primitive
          ? aboutPrimitive(component, primitive)
          : extractComponentDescription(component)
      },
    },
    controls: { expanded: true },
    options: {
      // Storybook reads this text without running it, so it can use no constants.
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space and corners', 'Motion', 'Icons', 'Artwork', 'Tokens'],
          'Primitives',
          'Blocks',
          'Parts',
          'Pages',
          'Compose',
          'Rules',
        ],
        method: 'alphabetical',
      },
    },
  },
  initialGlobals: { tenant: tenantNames[0] },
  globalTypes: {
    tenant: {
      description: "The dealer's theme",
      toolbar: {
        title: 'Dealer',
        icon: 'paintbrush',
        items: [...tenantNames],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [
    (story) => {
      const block = blockOf(story)
      return block ? { ...story.argTypes, ...propArgTypes(block) } : story.argTypes
    },
  ],
  argsEnhancers: [(story) => (blockOf(story) ? flatProps(story.initialArgs) : {})],
  decorators: [
    (Story, story) => {
      const { tenant } = story.globals
      // A story that shows several scenes names them itself.
      const { ownScenes = false } = story.parameters
      document.documentElement.dataset.scene = ownScenes ? '' : sceneOf(tenant)
      const block = blockOf(story)
      return (
        <>
          <style>{themeCssOf(tenant)}</style>
          {block ? (
            <Story
              args={{ ...nestedProps(story.args), site: siteForStory(story.args.site, tenant) }}
            />
          ) : (
            <Story />
          )}
        </>
      )
    },
  ],
}

export default preview
