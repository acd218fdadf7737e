import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Popup, PopupClose, PopupContent, PopupTrigger } from './popup.tsx'

const meta: Meta<typeof PopupContent> = {
  component: PopupContent,
  args: {
    'aria-label': 'Comparison rate',
    children: (
      <>
        <p className="mb-3">
          8.49 % comparison rate, for a secured loan of $30,000 over five years. Other amounts have
          other rates.
        </p>
        <PopupClose asChild>
          <Button size="sm" variant="outline">
            Close
          </Button>
        </PopupClose>
      </>
    ),
  },
  render: (args) => (
    <div className="p-4">
      <Popup defaultOpen>
        <PopupTrigger asChild>
          <Button variant="outline">From $148 a week</Button>
        </PopupTrigger>
        <PopupContent {...args} />
      </Popup>
    </div>
  ),
  parameters: {
    docs: { story: { inline: false, height: '18rem' } },
    primitive: {
      level: 2,
      use: 'More about what was pressed, or a few controls, while the page stays usable.',
      notFor: 'A list of commands (`Menu`), a sentence on hover (`Tooltip`), a task (`Modal`).',
      keys: 'Enter or Space opens and closes; Escape closes and returns to the trigger.',
    },
  },
}
export default meta
type Story = StoryObj<typeof PopupContent>

export const Smallest: Story = { args: { children: 'On-road costs included.' } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    children: Array.from({ length: 9 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a static list
      <p key={index} className="mb-3">
        Fees, charges and the lender’s criteria apply; the rate is correct on the day of the offer.
      </p>
    )),
  },
}
export const States: Story = {
  render: (args) => (
    <div className="flex gap-4 p-4">
      <Popup>
        <PopupTrigger asChild>
          <Button variant="outline">Closed</Button>
        </PopupTrigger>
        <PopupContent {...args} />
      </Popup>
      <Popup defaultOpen>
        <PopupTrigger asChild>
          <Button variant="outline">Open</Button>
        </PopupTrigger>
        <PopupContent {...args} />
      </Popup>
    </div>
  ),
}
export const Keyboard: Story = {
  render: (args) => (
    <Popup>
      <PopupTrigger asChild>
        <Button>Rate</Button>
      </PopupTrigger>
      <PopupContent {...args} />
    </Popup>
  ),
  async play() {
    const trigger = screen.getByRole('button', { name: 'Rate' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Comparison rate' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
