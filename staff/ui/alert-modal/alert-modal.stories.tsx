import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { AlertModal, AlertModalContent, AlertModalTrigger } from './alert-modal.tsx'

const meta: Meta<typeof AlertModalContent> = {
  component: AlertModalContent,
  args: {
    title: 'Withdraw the 2021 Toyota Camry?',
    description: 'It is no longer on the site. You can list it again at any time.',
    confirm: 'Withdraw',
    cancel: 'Keep it',
    onConfirm: fn(),
  },
  render: (args) => (
    <AlertModal defaultOpen>
      <AlertModalTrigger asChild>
        <Button variant="outline">Withdraw…</Button>
      </AlertModalTrigger>
      <AlertModalContent {...args} />
    </AlertModal>
  ),
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    primitive: {
      level: 2,
      use: 'Before something that cannot be undone, or that others see at once.',
      notFor:
        'What can be undone: do it, and offer Undo in a `Toast`. A page without an island: `AlertDialog`.',
      keys: 'Focus begins on the way out; Tab stays inside; Escape cancels.',
    },
  },
}
export default meta
type Story = StoryObj<typeof AlertModalContent>

export const Smallest: Story = {
  args: { title: 'Log out?', description: 'Drafts are kept.', confirm: 'Log out', cancel: 'Stay' },
}
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    title: 'Publish the search page of all seven sites, although four of them have problems?',
    description:
      'Three sites show a page without a heading, and one a promotion that ended on 31 October. Visitors see the pages at once. The last published version of each remains in its history for a year.',
    confirm: 'Publish with four problems',
    cancel: 'Show me the problems first',
  },
}
export const States: Story = { args: { title: 'Open, the way out is focused' } }
export const Keyboard: Story = {
  render: (args) => (
    <AlertModal>
      <AlertModalTrigger asChild>
        <Button variant="outline">Withdraw…</Button>
      </AlertModalTrigger>
      <AlertModalContent {...args} />
    </AlertModal>
  ),
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Withdraw the 2021 Toyota Camry?',
    })
    await expect(dialog).toHaveAccessibleDescription(/list it again/)
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Withdraw…' })).toHaveFocus()
  },
}
