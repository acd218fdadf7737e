import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from './disclosure.tsx'

const facts = (
  <p className="pt-1 pb-3">
    Tow ball, roof racks, tub liner, dual battery, front and rear sensors.
  </p>
)

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  parameters: {
    primitive: {
      level: 0,
      use: 'The rest of a list or a text that is too long to show at once.',
      notFor: 'Several sections under titles: Accordion. What everybody needs: show it.',
      keys: 'Enter and Space open and close it.',
    },
  },
  args: { label: 'Show more', children: facts, className: 'max-w-md m-4' },
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { label: 'Show all 74 features', openLabel: 'Show less' },
  async play({ canvas }) {
    const summary = canvas.getByText('Show all 74 features')
    await userEvent.click(summary)
    await expect(canvas.getByText(/Tow ball/)).toBeVisible()
    await userEvent.click(canvas.getByText('Show less'))
    await expect(canvas.getByText(/Tow ball/)).not.toBeVisible()
  },
}
export const Open: Story = { args: { open: true, openLabel: 'Show less' } }
export const Longest: Story = {
  args: {
    open: true,
    label:
      'Show all features, options and accessories that the first owner of this car had ordered',
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Disclosure {...args} />
      <Disclosure {...args} open openLabel="Show less" />
    </div>
  ),
}
