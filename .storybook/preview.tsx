import type { Preview, StoryContext } from '@storybook/react-vite'
import { type Component, extractComponentDescription } from 'storybook/internal/docs-tools'
import { configure } from 'storybook/test'
import '#pages/runtime/main.ts'
import './stories.css'
import './app.css'
import './component-styles.ts'
import './docs.css'
import {
  aboutBlock,
  blockAt,
  blockOf,
  flatProps,
  nestedProps,
  propArgTypes,
} from './block-props.ts'
import { DocsPage } from './docs-page.tsx'
import { drawMedia } from './drawn-media.ts'
import { modesOf, viewports } from './modes.ts'
import { aboutPrimitive } from './primitive-docs.ts'
import { stayOnStory } from './stay-on-story.ts'
import { sceneOf, siteForStory, siteViewOf, tenantNames, themeCssOf } from './tenants.ts'
import { initialGlobals, overridesOf, toolbar } from './toolbar.ts'

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
      page: DocsPage,
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
  beforeEach: (story) => {
    const { looks } = story.globals
    // A short test run: these show what a look changes.
    if (looks && /\b(Typical|States)$/.test(story.name))
      story.globals = { ...story.globals, tenant: looks }
    // The others are parts of what these show.
    if (story.globals.axe === 'main' && !/\b(Typical|States|Longest)$/.test(story.name))
      story.parameters = { ...story.parameters, a11y: { test: 'off' } }
  },
  initialGlobals,
  globalTypes: toolbar,
  argTypesEnhancers: [
    (story) => {
      const block = blockOf(story)
      return block ? { ...story.argTypes, ...propArgTypes(block) } : story.argTypes
    },
  ],
  argsEnhancers: [(story) => (blockOf(story) ? flatProps(story.initialArgs) : {})],
  decorators: [
    (Story, story) => {
      const { tenant, direction } = story.globals
      const overrides = overridesOf(story.globals)
      const page = document.documentElement
      // A story that shows several scenes names them itself.
      const { ownScenes = false } = story.parameters
      page.dataset.scene = ownScenes ? '' : sceneOf(tenant)
      page.dir = direction
      page.lang = siteViewOf(tenant, overrides).locale
      const block = blockOf(story)
      return (
        <>
          <style>{themeCssOf(tenant, overrides)}</style>
          {block ? (
            <Story
              args={{
                ...nestedProps(story.args),
                site: siteForStory(story.args.site, tenant, overrides),
              }}
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
