import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta: Meta<typeof Switch> = {
  component: Switch,
  parameters: {
    primitive: {
      level: 0,
      use: 'A setting that is on or off and takes effect at once, such as a feature of a site.',
      notFor: 'An answer that is sent with a form, and what a visitor agrees to: a checkbox.',
      keys: 'Tab reaches it, Space switches it.',
    },
  },
  args: { name: 'favourites', children: 'Saved cars', className: 'max-w-md m-4' },
}
export default meta
type Story = StoryObj<typeof Switch>

export const Smallest: Story = {}
export const Typical: Story = {
  args: { defaultChecked: true, hint: 'Buyers can save cars; the header shows how many.' },
  async play({ canvas }) {
    canvas.getByRole('switch', { name: /Saved cars/ }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await userEvent.keyboard(' ')
  },
}
export const Longest: Story = {
  args: {
    children:
      'Show what a car costs a week wherever its price is shown, also in lists and on cards',
    hint: 'Each repayment then has its interest rate, its comparison rate and the warning beside it, as the law asks.',
  },
}
export const Disabled: Story = {
  args: { disabled: true, hint: 'Only a publisher may do this: ask Priya Menon or Sam Bligh.' },
}
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Switch {...args} name="a">
        Off
      </Switch>
      <Switch {...args} name="b" defaultChecked>
        On
      </Switch>
      <Switch {...args} name="c" disabled hint="Only a publisher may do this.">
        Off and disabled
      </Switch>
      <Switch {...args} name="d" disabled defaultChecked>
        On and disabled
      </Switch>
    </div>
  ),
}
