import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compose, savedDraft } from './compose.tsx'
import { draftOfHash } from './draft-link.ts'

export default {
  title: 'Compose',
  tags: ['!autodocs'],
  // A tool, not a picture to review.
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    options: { bottomPanelHeight: 0, rightPanelWidth: 0 },
    // No script runs in the frame, so axe cannot either; each page has a story of its own.
    a11y: {
      context: { exclude: ['iframe'] },
      // Of lines that the edge of the editor cuts axe cannot tell the contrast.
      config: { rules: [{ id: 'color-contrast', selector: '*:not(.cm-line):not(.cm-line > *)' }] },
    },
  },
} satisfies Meta

/** Begins with the draft of the link, if there is one. */
export const Page: StoryObj = {
  loaders: [async () => ({ linked: await draftOfHash(location.hash) })],
  render: (_, { loaded, globals }) => (
    <Compose
      start={loaded.linked ?? savedDraft(String(globals.tenant), 'home')}
      isLinkBroken={location.hash.startsWith('#draft=') && !loaded.linked}
    />
  ),
}
