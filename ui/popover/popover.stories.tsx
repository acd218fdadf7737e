import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

const meta: Meta<typeof PopoverContent> = {
  component: PopoverContent,
  args: {
    'aria-label': 'Comparison rate',
    children: (
      <>
        <p className="mb-3">
          8.49 % comparison rate, for a secured loan of $30,000 over five years. Other amounts have
          other rates.
        </p>
        <PopoverClose asChild>
          <Button size="sm" variant="outline">
            Close
          </Button>
        </PopoverClose>
      </>
    ),
  },
  render: (args) => (
    <div className="p-4">
      <Popover defaultOpen>
        <PopoverTrigger asChild>
          <Button variant="outline">From $148 a week</Button>
        </PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
    </div>
  ),
  parameters: {
    docs: { story: { inline: false, height: '18rem' } },
    primitive: {
      rung: 2,
      use: 'More about what was pressed, or a few controls, while the page stays usable.',
      notFor: 'A list of commands (`Menu`), a sentence on hover (`Tooltip`), a task (`Dialog`).',
      keys: 'Enter or Space opens and closes; Escape closes and returns to the trigger.',
    },
  },
}
export default meta
type Story = StoryObj<typeof PopoverContent>

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
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline">Closed</Button>
        </PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
      <Popover defaultOpen>
        <PopoverTrigger asChild>
          <Button variant="outline">Open</Button>
        </PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
    </div>
  ),
}
export const Keyboard: Story = {
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Rate</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
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
