import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { ToastArea, type ToastMessage, useToast } from './toast.tsx'

const undo = fn()
const assigned: ToastMessage = {
  text: 'Assigned to Priya',
  action: { label: 'Undo', otherwise: 'Undo with the key Z', run: undo },
}

function Shows({ message }: { readonly message: ToastMessage }) {
  const show = useToast()
  // Once, when the story is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast goes by itself
  useEffect(() => show(message), [])
  return (
    <div className="flex gap-3 p-4">
      <Button onClick={() => show(message)}>Show it again</Button>
      <Button variant="outline" onClick={() => show({ text: 'Saved' })}>
        Save
      </Button>
    </div>
  )
}

const meta: Meta<typeof ToastArea> = {
  component: ToastArea,
  args: { children: <Shows message={assigned} /> },
  parameters: {
    docs: { story: { inline: false, height: '14rem' } },
    primitive: {
      level: 2,
      use: 'That something was done, with Undo. A new one replaces the one that shows.',
      notFor: 'Errors and whatever must be read (`Notice`), questions (`AlertModal`).',
      keys: 'F6 moves to it; Tab to its buttons; Escape closes. It stays while it is pointed at or has focus.',
      spec: ['4.16'],
    },
  },
}
export default meta
type Story = StoryObj<typeof ToastArea>

export const Smallest: Story = { args: { children: <Shows message={{ text: 'Saved' }} /> } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    children: (
      <Shows
        message={{
          text: 'The search pages of seven sites are published; four of them have a problem that visitors can see.',
          action: { label: 'Show the problems', otherwise: 'Open Pages, Problems', run: undo },
        }}
      />
    ),
  },
}
export const States: Story = {}
export const Keyboard: Story = {
  async play() {
    undo.mockClear()
    const region = await screen.findByRole('region', { name: 'Messages (F6)' })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Assigned to Priya'))
    await fireEvent.keyDown(document.body, { key: 'F6', code: 'F6' })
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  },
}
export const OneAtATime: Story = {
  async play() {
    await screen.findByRole('button', { name: 'Undo' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
  },
}
