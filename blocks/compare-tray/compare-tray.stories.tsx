import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { CompareTick } from '#parts/compare-tick/compare-tick.tsx'
import { electric, hilux, longNamed, photographed } from '#parts/fixture-cars.ts'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { comparingSite, storySite } from '#parts/story-site.ts'
import type { ComparedCar } from '#state/compared.ts'
import { mediaUrl } from '#ui/picture/media-url.ts'
import { storyOf } from '../story.ts'
import CompareTray from './compare-tray.tsx'
import block from './schema.ts'

export default { component: CompareTray }

const story = storyOf(block, { site: comparingSite })

const entry = (car: Car): ComparedCar => ({
  id: car.id,
  name: carName(car),
  picture: mediaUrl(mainPicture(car, storySite.look.scene).path, { width: 160 }),
})

/** The choice of a browser, from before the story is shown until it is left. */
const chosen =
  (...cars: readonly Car[]) =>
  () => {
    localStorage.setItem('compared', JSON.stringify(cars.map(entry)))
    return () => localStorage.removeItem('compared')
  }

const ticked = [hilux, electric]

/** Ticked on this page: the tray follows. */
export const Ticked: StoryObj<typeof CompareTray> = {
  ...story('Typical'),
  beforeEach: chosen(),
  decorators: [
    (Story) => (
      <>
        <p className="page-width flex gap-6 py-6">
          {ticked.map((car) => (
            <CompareTick key={car.id} car={car} site={comparingSite} />
          ))}
        </p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    for (const tick of canvas.getAllByRole('checkbox')) await userEvent.click(tick)
    await expect(canvas.getByRole('button', { name: 'Compare 2 of 4' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
    await expect(canvas.getAllByRole('checkbox')[0]).not.toBeChecked()
  },
}
export const Smallest = { ...story('Smallest'), beforeEach: chosen(hilux) }
export const Typical = { ...story('Typical'), beforeEach: chosen(hilux, electric) }
export const Longest = {
  ...story('Longest'),
  beforeEach: chosen(longNamed, photographed, hilux, electric),
}
