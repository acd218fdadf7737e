import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { buttonVariants } from '#ui/button/button.tsx'
import { ListEditor, type ListEditorProps } from './list-editor.tsx'

const edit = fn()
const editButton = (title: string) => (
  <Button
    className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    aria-label={`Edit ${title}`}
    onPress={() => edit(title)}
  >
    Edit
  </Button>
)
const photos = [
  { id: 'front', title: 'Front', detail: 'Glacier white, from the left' },
  { id: 'inside', title: 'Inside', detail: 'Dashboard and seats' },
  { id: 'boot', title: 'Boot' },
].map((photo) => ({ ...photo, actions: editButton(photo.title) }))

/** Keeps the entries, as a form does. */
function Edits({ entries, onOrder, onRemove, onAdd, ...rest }: ListEditorProps) {
  const [current, setCurrent] = useState(entries)
  return (
    <ListEditor
      {...rest}
      entries={current}
      onOrder={(ids) => {
        setCurrent(ids.flatMap((id) => current.filter((entry) => entry.id === id)))
        onOrder(ids)
      }}
      onRemove={(id) => {
        setCurrent(current.filter((entry) => entry.id !== id))
        onRemove(id)
      }}
      {...(onAdd && {
        onAdd: () => {
          const title = `Photo ${current.length + 1}`
          setCurrent([...current, { id: title, title, actions: editButton(title) }])
          onAdd()
        },
      })}
    />
  )
}

const meta: Meta<typeof ListEditor> = {
  component: ListEditor,
  args: {
    'aria-label': 'Photos',
    entries: photos,
    most: 6,
    onOrder: fn(),
    onRemove: fn(),
    onAdd: fn(),
    texts: {
      moveUp: (title) => `Move ${title} up`,
      moveDown: (title) => `Move ${title} down`,
      remove: (title) => `Remove ${title}`,
      moved: (title, place, count) => `${title} is now ${place} of ${count}`,
      removed: (title) => `${title} removed`,
      empty: 'No photos yet. Buyers see a drawing of the model until there is one.',
      add: 'Add a photo',
      full: 'Six photos are the most. Remove one first.',
    },
    className: 'max-w-lg m-4',
  },
  render: (args) => <Edits {...args} />,
  parameters: {
    primitive: {
      level: 2,
      use: 'A list whose order matters, on the staff desk and in the builder: photos, blocks, links.',
      notFor:
        'Rows that the order of a column sorts (`RecordTable`); blocks inside of blocks (`Tree`).',
      keys: '↑ ↓ entries, → ← controls of an entry, Alt ↑ ↓ moves it, Delete removes it; Enter on its handle, then ↑ ↓ and Enter, drags it.',
    },
  },
}
export default meta
type Story = StoryObj<typeof ListEditor>

export const Smallest: Story = { args: { entries: [{ id: 'front', title: 'Front' }] } }
export const Typical: Story = {}
export const Longest: Story = {
  args: {
    entries: [
      {
        id: 'long',
        title:
          '2022 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase Cab Chassis, front left with the roof rack',
        detail: 'IMG_20261122_131415_the_left_side_with_the_scratch_near_the_rear_wheel.jpeg',
        fault: 'Smaller than 800 × 600 pixels: buyers would see it blurred. Choose a larger one.',
        actions: editButton('Sprinter'),
      },
      ...photos,
    ],
  },
}
export const Empty: Story = { args: { entries: [] } }
export const Full: Story = {
  args: { most: 3 },
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: 'Add a photo' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const States: Story = {
  args: {
    entries: [
      { id: 'front', title: 'At rest' },
      { id: 'detail', title: 'With a second line', detail: 'Glacier white, from the left' },
      { id: 'fault', title: 'With a fault', fault: 'Has no text for people who cannot see it.' },
      { id: 'action', title: 'With an action', actions: editButton('With an action') },
    ],
    most: 4,
  },
}

const order = () =>
  within(screen.getByRole('grid', { name: 'Photos' }))
    .queryAllByRole('row')
    .flatMap((row) => row.getAttribute('aria-label') ?? [])
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

export const Keyboard: Story = {
  async play({ args }) {
    // The library draws the rows a moment after the list.
    const front = await screen.findByRole('row', { name: /^Front/ })
    await userEvent.tab()
    await expect(front).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(order()).toEqual(['Inside', 'Front', 'Boot']))
    await waitFor(() => expect(row('Front')).toHaveFocus())
    await expect(screen.getByRole('status')).toHaveTextContent('Front is now 2 of 3')
    await expect(args.onOrder).toHaveBeenLastCalledWith(['inside', 'front', 'boot'])
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(order()).toEqual(['Inside', 'Boot']))
    await waitFor(() => expect(row('Boot')).toHaveFocus())
    await expect(screen.getByRole('status')).toHaveTextContent('Front removed')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(screen.getByRole('button', { name: 'Edit Boot' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(edit).toHaveBeenLastCalledWith('Boot')
    await userEvent.keyboard('{ArrowUp}{Delete}{Delete}')
    await waitFor(() => expect(order()).toEqual([]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(order()).toEqual(['Photo 1']))
  },
}
export const Buttons: Story = {
  async play() {
    const down = await screen.findByRole('button', { name: 'Move Front down' })
    await userEvent.click(down)
    await userEvent.click(down)
    await waitFor(() => expect(order()).toEqual(['Inside', 'Boot', 'Front']))
    await expect(down).toHaveFocus()
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Move Front up' }))
    await waitFor(() => expect(order()).toEqual(['Inside', 'Front', 'Boot']))
  },
}
/** The library's own keys: Enter on the handle, then the arrow keys to a place, and Enter. */
export const KeyboardDrag: Story = {
  async play({ args }) {
    const handle = await screen.findByRole('button', { name: 'Drag Front' })
    handle.focus()
    await userEvent.keyboard('{Enter}')
    try {
      const place = await screen.findByRole('button', { name: 'Insert between Inside and Boot' })
      place.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(order()).toEqual(['Inside', 'Front', 'Boot']))
    } finally {
      // A drag that has not ended would leave the page inert for the stories after it.
      await userEvent.keyboard('{Escape}')
    }
    await expect(args.onOrder).toHaveBeenLastCalledWith(['inside', 'front', 'boot'])
    await expect(screen.getByRole('status')).toHaveTextContent('Front is now 2 of 3')
  },
}
