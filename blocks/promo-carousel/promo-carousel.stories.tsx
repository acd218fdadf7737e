import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyOf } from '../story.ts'
import PromoCarousel from './promo-carousel.tsx'
import block from './schema.ts'

export default { component: PromoCarousel }

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
/** The buttons stop at both ends, and the focus stays on them. Spec 4.16. */
export const Longest = {
  ...story('Longest'),
  async play({ canvas }: { canvas: Canvas }) {
    const back = canvas.getByRole('button', { name: 'Previous' })
    const onward = canvas.getByRole('button', { name: 'Next' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    for (let press = 0; press < 6; press++) {
      if (onward.ariaDisabled === 'true') break
      const before = canvas.getByRole('list').scrollLeft
      await userEvent.click(onward)
      await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(before))
    }
    await waitFor(() => expect(onward).toHaveAttribute('aria-disabled', 'true'))
    await expect(onward).toHaveFocus()
    await expect(back).toHaveAttribute('aria-disabled', 'false')
  },
}
