import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyOf } from '../story.ts'
import PromoCarousel from './promo-carousel.tsx'
import block from './schema.ts'

export default { component: PromoCarousel }

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** Of the longest example. */
const promos = 5

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
/** Quick presses count each; the buttons stop at both ends, and the focus stays on them. Spec 4.16. */
export const Longest = {
  ...story('Longest'),
  async play({ canvas }: { canvas: Canvas }) {
    const back = canvas.getByRole('button', { name: 'Previous' })
    const onward = canvas.getByRole('button', { name: 'Next' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    // As many as there are steps, while the first is still on its way.
    for (let press = 1; press < promos; press++) await userEvent.click(onward)
    await waitFor(() => expect(onward).toHaveAttribute('aria-disabled', 'true'))
    await expect(onward).toHaveFocus()
    await expect(back).toHaveAttribute('aria-disabled', 'false')
  },
}
