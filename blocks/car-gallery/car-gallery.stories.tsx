import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { aCar, caravan, hilux, photographed, soldCar } from '#parts/fixture-cars.ts'
import { storyOf } from '../story.ts'
import CarGallery from './car-gallery.tsx'
import block from './schema.ts'

const meta: Meta<typeof CarGallery> = {
  component: CarGallery,
  render: (args) => (
    <div style={{ maxWidth: 896, margin: 'auto' }}>
      <CarGallery {...args} />
    </div>
  ),
}
export default meta

const story = storyOf(block, { car: photographed })
const measured = { ...hilux, variant: { vehiclelength: 5325, vehicleheight: 1815 } }
const bodies = ['suv', 'ute', 'sedan', 'wagon', 'van']
const many = bodies.flatMap((body) =>
  ['red', 'blue', 'white', 'teal'].map((colour) => `/media/site/${colour}-${body}.jpg`),
)

export const Smallest = story('Smallest', { car: caravan })
export const Typical = story('Typical')
export const Hall = story('Hall', { car: hilux })
export const Album = story('Album', { car: hilux })
export const Plate = story('Plate', { car: measured })
export const Theatre = story('Theatre', { car: hilux })
export const Bill = story('Bill', { car: hilux })
export const PhotosInAlbum = story('Album')
export const PhotosInTheatre = story('Theatre')
export const WithoutThumbnails = story('WithoutThumbnails')
export const Longest = story('Typical', {
  car: aCar({ id: 'jm-3003', make: 'Kia', model: 'Sorento', images: many }),
})
export const FullScreen: StoryObj = {
  ...story('Typical'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View all 6' }))
    const viewer = await canvas.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(viewer).toHaveTextContent('Photo 2 of 6'))
  },
}
export const FullScreenOfDrawing: StoryObj = {
  ...story('Typical', { car: hilux }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View all 6' }))
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Drawing 1 of 6')
  },
}
/** What is behind the pictures of a car that has a video. */
export const Video: StoryObj = {
  ...story('Typical', { car: hilux }),
  play: async ({ canvas }) => {
    canvas.getByRole('list', { name: 'Pictures' }).scrollTo({ left: 99_999, behavior: 'instant' })
    await expect(canvas.getByRole('link', { name: 'Watch the video' })).toBeVisible()
  },
}
/** The drawing of the car is in their place. */
export const FailingPhotos = story('Typical', {
  car: { ...photographed, images: ['/media/none/1.jpg', '/media/none/2.jpg'] },
})
export const WithoutPhotos = story('Typical', { car: hilux })
export const Sold = story('Typical', { car: soldCar })
