import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ConsentNotice } from './consent-notice.tsx'

const meta: Meta<typeof ConsentNotice> = {
  component: ConsentNotice,
  args: {
    heading: 'May we count saves and calls?',
    text: 'We would like to know how many people save a car or call us. We count clicks per day and store nothing about you.',
    allow: 'Yes, count',
    decline: 'No, thanks',
    refusedByBrowser: 'Your browser asks sites not to measure you, so we do not.',
    close: 'Close',
  },
  parameters: {
    primitive: {
      level: 1,
      use: 'Once on a page of a site that counts clicks: the renderer writes it at the start of the body.',
      notFor: 'Any other question. A question that must be answered before going on is a dialog.',
      keys: '`Tab` reaches its buttons, `Enter` and `Space` press them. It takes no focus when it shows by itself.',
    },
  },
  render: (args) => <ConsentNotice {...args} data-asks="" />,
}
export default meta
type Story = StoryObj<typeof ConsentNotice>

export const Typical: Story = {}
export const Longest: Story = {
  args: {
    heading: 'May we count which of our cars and which of our telephone numbers are of use to you?',
    text: 'We would like to count how often each car is saved and how often each of our numbers is called: for each day, without your name, your address or a cookie, so that we know which of our offers are of use and which we may as well leave out of the list of what we have for you.',
    allow: 'Yes, you may count all of that',
    decline: 'No, I would rather not be counted',
  },
}
/** It is hidden without `data-asks`. */
export const Hidden: Story = {
  render: (args) => <ConsentNotice {...args} />,
  async play() {
    await expect(screen.queryByRole('region')).toBeNull()
  },
}
/** Both its parts: the question, and what a page shows instead where the browser refuses. */
export const States: Story = {
  render: (args) => (
    <ConsentNotice
      {...args}
      data-asks=""
      ref={(notice) => {
        for (const part of notice?.querySelectorAll('[hidden]') ?? [])
          part.removeAttribute('hidden')
      }}
    />
  ),
}
