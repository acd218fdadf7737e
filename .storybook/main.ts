import type { StorybookConfig } from '@storybook/react-vite'
import { artworkMedia } from './media-plugin.ts'
import { withSpelledTitles } from './titles.ts'

/** A story's title is its section and its folder: "Blocks/Search results", "Primitives/Button". */
const storiesOf = (folder: string, titlePrefix: string) => ({
  directory: `../${folder}`,
  files: '**/*.stories.tsx',
  titlePrefix,
})

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    storiesOf('.storybook/introduction', ''),
    storiesOf('.storybook/foundations', 'Foundations'),
    storiesOf('.storybook/rules', 'Rules'),
    storiesOf('ui', 'Primitives'),
    storiesOf('staff/ui', 'Primitives'),
    storiesOf('blocks', 'Blocks'),
    storiesOf('parts', 'Parts'),
    storiesOf('.storybook/pages', 'Pages'),
    storiesOf('.storybook/compose', ''),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => withSpelledTitles(indexers),
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal(vite) {
    // The product's own build inputs would replace Storybook's iframe.html.
    delete vite.environments
    delete vite.builder
    // `scripts/offline-storybook.ts` makes one script of all modules, which loads no stylesheets.
    const build = { ...vite.build, modulePreload: false as const, cssCodeSplit: false }
    return { ...vite, build, plugins: [...(vite.plugins ?? []), artworkMedia()] }
  },
}

export default config
