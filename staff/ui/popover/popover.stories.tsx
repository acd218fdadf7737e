import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Popover } from './popover.tsx'

const meta: Meta<typeof Popover> = {
  component: Popover,
  parameters: {
    primitive: {
      level: 0,
      use: 'A few words or controls that belong to a button: what a rate is worked out from, a choice of columns.',
      notFor:
        'What has to be answered: Dialog. A list of commands: Menu. In an island: Popup. What must be read: show it in the page.',
      keys: 'Enter and Space on the button open and close it, Tab goes on into it, Escape closes it.',
    },
  },
  args: {
    id: 'rate',
    label: 'Comparison rate',
    children: 'Worked out for a secured loan of $30,000 over 5 years.',
  },
  render: (args) => (
    <div className="h-72 p-4">
      <Button variant="outline" popoverTarget={args.id}>
        How is it worked out?
      </Button>
      <Popover {...args} />
    </div>
  ),
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'How is it worked out?' }))
    await expect(await screen.findByRole('region')).toBeVisible()
  },
}
export default meta
type Story = StoryObj<typeof Popover>

export const Smallest: Story = { args: { children: 'Over 5 years.' } }
export const Typical: Story = {
  async play() {
    const button = screen.getByRole('button', { name: 'How is it worked out?' })
    await userEvent.click(button)
    const popover = await screen.findByRole('region', { name: 'Comparison rate' })
    await expect(popover).toBeVisible()
    const [above, below] = [button, popover].map((element) => element.getBoundingClientRect())
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN)
    await userEvent.click(button)
    await expect(popover).not.toBeVisible()
    await userEvent.click(button)
  },
}
export const Longest: Story = {
  args: {
    children:
      'Worked out for a secured loan of $30,000 over 5 years, with a first payment of ten per cent and the fees of the lender. It is true only for this example: other terms, fees or amounts give another comparison rate.',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid h-72 content-start justify-items-start gap-4 p-4">
      <Button variant="outline" popoverTarget="closed">
        Closed
      </Button>
      <Popover {...args} id="closed" label="What a deposit is" />
      <Button variant="outline" popoverTarget={args.id}>
        How is it worked out?
      </Button>
      <Popover {...args}>
        {args.children} <Link href="/finance">All about finance</Link>
      </Popover>
    </div>
  ),
}
