import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hilux } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import type { PromoItem } from '#parts/promo/promo-item.ts'
import { storyOf } from '../story.ts'
import PromoCarousel from './promo-carousel.tsx'
import block from './schema.ts'

export default { component: PromoCarousel }

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** Of the longest example. */
const steps = 5

const promos: readonly PromoItem[] = fixtureContent.promotions.map((promo) => ({
  promo,
  ...(promo.search !== undefined && { car: hilux }),
}))
const inPlace = (place: 'carousel' | 'banner') =>
  promos.filter(({ promo }) => promo.places.includes(place))
const only = (id: string) => promos.filter(({ promo }) => promo.id === id)

const story = storyOf<readonly PromoItem[]>(block, { data: [] })

export const Smallest = story('Smallest')
export const Typical = story('Typical')
/** Promotions of the content: a picture, a wheel, a video, a picture that says all, a car. */
export const OfContent = story('Smallest', { data: inPlace('carousel') })
export const Banner = story('Banner', { data: only('stocktake') })
export const BannerOfCar = story('Banner', { data: only('utes') })
export const BannerOfWheel = story('Banner', { data: only('wheel') })
export const BannerOfPicture = story('Banner', { data: only('picture') })
export const BannerOfWords = story('Banner', { data: only('used') })
export const Banners = story('Banner', { data: inPlace('banner') })
/** Quick presses count each; the buttons stop at both ends, and the focus stays on them. Spec 4.16. */
export const Longest = {
  ...story('Longest'),
  async play({ canvas }: { canvas: Canvas }) {
    const back = canvas.getByRole('button', { name: 'Previous' })
    const onward = canvas.getByRole('button', { name: 'Next' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    // As many as there are steps, while the first is still on its way.
    for (let press = 1; press < steps; press++) await userEvent.click(onward)
    await waitFor(() => expect(onward).toHaveAttribute('aria-disabled', 'true'))
    await expect(onward).toHaveFocus()
    await expect(back).toHaveAttribute('aria-disabled', 'false')
  },
}
