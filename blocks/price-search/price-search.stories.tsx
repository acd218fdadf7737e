import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyOf } from '../story.ts'
import PriceSearch from './price-search.tsx'
import block from './schema.ts'

export default { component: PriceSearch }

const story = storyOf(block)

export const Smallest = story('Smallest')
/** A move of the slider is written to the fields, in steps of $500; what is typed moves the slider. Spec 2.34, 5.04. */
export const Typical: StoryObj = {
  ...story('Typical'),
  play: async ({ canvas }) => {
    const lowest = canvas.getByRole('slider', { name: /^Lowest/ })
    await expect(lowest).toHaveAttribute('aria-valuetext', '$5,000')
    lowest.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('5500')
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '45k')
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: /^Highest/ })).toHaveAttribute(
      'aria-valuetext',
      '$45,000',
    )
  },
}
export const Longest = story('Longest')
