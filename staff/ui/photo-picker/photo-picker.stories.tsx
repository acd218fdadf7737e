import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type Photo, photoFault } from './photo.ts'
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx'

const limits = { types: ['image/jpeg', 'image/png'], maxBytes: 2000, maxPhotos: 2 }

const front: Photo = { id: '1', name: 'front.jpg', state: 'sent' }

/** Refuses by the limits, and sends nothing: what is accepted is sent at once. */
function Picks(props: PhotoPickerProps) {
  const [photos, setPhotos] = useState(props.photos)
  const add = (files: readonly File[]) => {
    const all = [...photos]
    for (const file of files) {
      const fault = photoFault(file, all.filter(({ state }) => state !== 'refused').length, limits)
      const shared = { id: `${all.length}-${file.name}`, name: file.name }
      all.push(fault ? { ...shared, state: 'refused', fault } : { ...shared, state: 'sent' })
    }
    setPhotos(all)
  }
  const remove = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id))
  return <PhotoPicker {...props} photos={photos} onFiles={add} onRemove={remove} />
}

const meta: Meta<typeof PhotoPicker> = {
  component: PhotoPicker,
  args: {
    photos: [],
    types: limits.types,
    className: 'max-w-prose p-4',
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
    texts: {
      label: 'Photos of your car',
      choose: 'Choose photos',
      hint: 'Or drop them here. JPEG or PNG, at most 10 MB each, at most 12.',
      sending: (percent) => `Sending, ${percent} %`,
      sent: 'Sent',
      failed: 'Not sent. Check your connection and try again.',
      faults: {
        too_large: 'Larger than 10 MB. Choose a smaller photo.',
        wrong_type: 'Not a photo. Choose a JPEG or a PNG.',
        too_many: 'Twelve photos are enough. Remove one first.',
      },
      remove: (name) => `Remove ${name}`,
      retry: (name) => `Send ${name} again`,
    },
  },
  parameters: {
    primitive: {
      level: 2,
      use: 'Photos of a trade in, of a listing; they are sent while the form is filled in.',
      notFor: 'Pages without script: a native file field inside the form.',
      keys: 'Enter or Space opens the file dialog; paste on the field adds a copied photo.',
    },
  },
}
export default meta
type Story = StoryObj<typeof PhotoPicker>

export const Smallest: Story = {}
export const Typical: Story = {
  args: {
    photos: [front, { id: '2', name: 'inside.jpg', state: 'sending', percent: 40 }],
  },
}
export const Longest: Story = {
  args: {
    photos: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: `IMG_20261122_${index}_the_left_side_with_the_scratch_near_the_rear_wheel.jpeg`,
      state: 'sent',
    })),
  },
}
export const States: Story = {
  args: {
    photos: [
      front,
      { id: '2', name: 'inside.jpg', state: 'sending', percent: 40 },
      { id: '3', name: 'rear.jpg', state: 'failed' },
      { id: '4', name: 'video.mov', state: 'refused', fault: 'wrong_type' },
      { id: '5', name: 'engine.png', state: 'refused', fault: 'too_large' },
      { id: '6', name: 'boot.jpg', state: 'refused', fault: 'too_many' },
    ],
  },
  async play({ args }) {
    const bar = screen.getByRole('progressbar', { name: 'Sending, 40 %' })
    await expect(bar).toHaveAttribute('value', '40')
    await expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Not sent. Check your connection and try again.',
      'Not a photo. Choose a JPEG or a PNG.',
      'Larger than 10 MB. Choose a smaller photo.',
      'Twelve photos are enough. Remove one first.',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Send rear.jpg again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('3')
  },
}
export const Keyboard: Story = {
  render: (args) => <Picks {...args} />,
  async play() {
    const field = screen.getByLabelText('Choose photos')
    await expect(field).toHaveAccessibleDescription(/at most 10 MB/)
    field.focus()
    await userEvent.upload(field, [
      new File(['front'], 'front.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(2001)], 'large.jpg', { type: 'image/jpeg' }),
    ])
    await expect(screen.getByRole('status')).toHaveTextContent('Sent')
    await expect(screen.getByRole('alert')).toHaveTextContent('Larger than 10 MB')
    screen.getByRole('button', { name: 'Remove large.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
