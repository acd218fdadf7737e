import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SplitPane } from './split-pane.tsx'

const Text = ({ children }: { readonly children: ReactNode }) => (
  <div className="p-4">{children}</div>
)

const meta: Meta<typeof SplitPane> = {
  component: SplitPane,
  args: {
    label: 'Width of the leads',
    first: <Text>Priya Raman, Toyota RAV4, test drive</Text>,
    second: <Text>Would Thursday at half past ten suit you?</Text>,
    initial: 286,
    min: 220,
    max: 480,
    sizeText: (size) => (size === 0 ? 'closed' : `${size} pixels`),
    onSize: fn(),
    className: 'm-4 h-64 border border-line bg-surface',
  },
  parameters: {
    primitive: {
      level: 2,
      use: 'Two views of the staff desk side by side whose widths people choose: a list and its detail, the tree of a page and its form.',
      notFor: 'Columns of a page of buyers: a grid. Views that are looked at in turn: `Tabs`.',
      keys: '← → a step, with Shift a large one; Home the least, End the most; Enter closes and opens, or resets the width. A double click resets it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof SplitPane>

const separator = () => screen.getByRole('separator', { name: 'Width of the leads' })

export const Smallest: Story = { args: { first: 'A', second: 'B' } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    first: (
      <Text>
        {'Alexandria Montgomery-Featherstonehaugh and Te Aroha Ngata-Williams. '.repeat(9)}
        <a href="/leads/812">Open the lead</a>
      </Text>
    ),
    second: (
      <Text>
        {'Would Thursday at half past ten suit you? '.repeat(40)}
        <a href="/leads/812/answer">Answer</a>
      </Text>
    ),
  },
}
export const Closed: Story = { args: { canClose: true, defaultSize: 0 } }
/** Narrower than 44 rem both panes show, and nothing can be resized. */
export const Stacked: Story = {
  args: { canClose: true, defaultSize: 0, className: 'm-4 w-80 border border-line bg-surface' },
  async play() {
    await expect(screen.getByText(/^Priya Raman/)).toBeVisible()
    await expect(screen.queryByRole('separator')).toBeNull()
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <SplitPane {...args} label="At rest" />
      <SplitPane {...args} label="At its least" defaultSize={220} />
      <SplitPane {...args} label="At its most" defaultSize={480} />
      <SplitPane {...args} label="Closed" canClose defaultSize={0} />
    </div>
  ),
}
export const Keyboard: Story = {
  args: { canClose: true },
  async play({ args }) {
    await userEvent.tab()
    await expect(separator()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(separator()).toHaveAttribute('aria-valuenow', '302')
    await expect(args.onSize).toHaveBeenLastCalledWith(302)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(separator()).toHaveAttribute('aria-valuetext', '238 pixels')
    await userEvent.keyboard('{End}')
    await expect(separator()).toHaveAttribute('aria-valuenow', '480')
    await userEvent.keyboard('{Enter}')
    await expect(separator()).toHaveAttribute('aria-valuetext', 'closed')
    await expect(screen.getByText(/^Priya Raman/)).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(separator()).toHaveAttribute('aria-valuenow', '286')
    await userEvent.keyboard('{Home}')
    await expect(args.onSize).toHaveBeenLastCalledWith(0)
  },
}
/** The second pane has the width: the separator goes the other way. */
export const FromTheEnd: Story = {
  args: { sized: 'second' },
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(separator()).toHaveAttribute('aria-valuenow', '302')
    await expect(args.onSize).toHaveBeenLastCalledWith(302)
    const pane = document.getElementById(separator().getAttribute('aria-controls') ?? '')
    await expect(pane?.getBoundingClientRect().width).toBe(302)
  },
}
export const Drag: Story = {
  async play({ args }) {
    const { left, top } = separator().getBoundingClientRect()
    const at = (x: number) => ({ clientX: left + x, clientY: top + 20, pointerId: 1, button: 0 })
    await fireEvent.pointerDown(separator(), at(0))
    await fireEvent.pointerMove(separator(), at(40))
    await fireEvent.pointerUp(separator(), at(40))
    await waitFor(() => expect(separator()).toHaveAttribute('aria-valuenow', '326'))
    await expect(args.onSize).toHaveBeenLastCalledWith(326)
    await userEvent.dblClick(separator())
    await waitFor(() => expect(separator()).toHaveAttribute('aria-valuenow', '286'))
  },
}
