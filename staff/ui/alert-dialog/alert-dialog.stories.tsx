import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { opens } from '../dialog/command.ts'
import { inPlace } from '../dialog/in-place.fixture.ts'
import { AlertDialog } from './alert-dialog.tsx'

const meta: Meta<typeof AlertDialog> = {
  component: AlertDialog,
  parameters: {
    primitive: {
      level: 0,
      use: 'Before something that cannot be taken back: a refund, a deletion.',
      notFor: 'What can be undone: do it, and offer Undo. Anything that is no question: Dialog.',
      keys: 'The focus is on the button that does nothing. Tab stays inside, Escape does nothing too and closes.',
    },
  },
  args: {
    id: 'refund',
    title: 'Cancel and refund $200?',
    children: 'The car is free for others at once. The refund takes 3 to 5 business days.',
    action: <Button>Cancel and refund $200</Button>,
    cancelLabel: 'Keep the reservation',
  },
  render: (args) => (
    <div className="h-96 p-4">
      <Button variant="outline" {...opens(args.id)}>
        Cancel
      </Button>
      <AlertDialog {...args} />
    </div>
  ),
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
export default meta
type Story = StoryObj<typeof AlertDialog>

export const Smallest: Story = { args: { title: 'Delete?', children: 'It is gone then.' } }
export const Typical: Story = {
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel and refund $200?' })
    await expect(dialog).toHaveAccessibleDescription(/business days/)
    await expect(screen.getByRole('button', { name: 'Keep the reservation' })).toHaveFocus()
  },
}
export const Longest: Story = {
  args: {
    title: 'Cancel your reservation of the 2022 Mercedes-Benz Sprinter 519 CDI and refund $200?',
    children:
      'The car is free for others at once, and the price that we held for you ends with the reservation. The refund takes 3 to 5 business days, and longer over Christmas; your bank may show it under another name.',
  },
}
/** Open in their places: as short as it can be, typical, and while it is done. */
export const States: Story = {
  render: (args) => (
    <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
      <AlertDialog {...args} {...inPlace} />
      <AlertDialog
        {...args}
        {...inPlace}
        id="short"
        title="Delete?"
        action={<Button>Delete</Button>}
      >
        It is gone then.
      </AlertDialog>
      <AlertDialog
        {...args}
        {...inPlace}
        id="busy"
        action={
          <SubmitButton busy busyLabel="Cancelling…">
            Cancel and refund $200
          </SubmitButton>
        }
      />
    </div>
  ),
  async play() {},
}
