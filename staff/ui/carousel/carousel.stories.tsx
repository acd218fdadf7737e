import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card } from '#ui/card/card.tsx'
import { Carousel } from './carousel.tsx'

const slideOf = (text: string) => ({
  key: text,
  content: (
    <Card className="h-full">
      <p className="font-semibold">{text}</p>
    </Card>
  ),
})
const quotes = ['They rang back.', 'No pressure.', 'Fair for my old car.', 'The kettle was on.']
const more = ['Nothing to add.', 'They drove it to me.', 'Ask for Gwen.', 'Six keys, one car.']

const meta: Meta<typeof Carousel> = {
  component: Carousel,
  parameters: {
    primitive: {
      level: 0,
      use: 'More things of a kind than fit beside each other, of which none has to be seen.',
      notFor:
        'What everybody has to see; the cars of a search. The pictures of a car: the block Car gallery.',
      keys: 'Tab reaches it, the arrow keys scroll it.',
    },
  },
  args: { label: 'What customers say', slides: quotes.map(slideOf), className: 'm-4' },
}
export default meta
type Story = StoryObj<typeof Carousel>

export const Smallest: Story = { args: { slides: quotes.slice(0, 1).map(slideOf) } }
export const Typical: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('list', { name: 'What customers say' })).toHaveFocus()
  },
}
export const Longest: Story = {
  args: {
    slides: [
      slideOf(
        'We drove from Toowoomba for the Ranger, and it stood in front of the showroom, warm and washed, with the report of the workshop on the seat and the kettle on.',
      ),
      ...quotes.map(slideOf),
    ],
  },
}
/** One slide, as many as fit, more than fit, and scrolled to the end. */
export const States: Story = {
  render: (args) => (
    <div className="grid">
      <Carousel {...args} label="One" slides={quotes.slice(0, 1).map(slideOf)} />
      <Carousel {...args} label="As many as fit" slides={quotes.slice(0, 2).map(slideOf)} />
      <Carousel {...args} label="More than fit" slides={[...quotes, ...more].map(slideOf)} />
      <Carousel
        {...args}
        label="Scrolled to its end"
        slides={[...quotes, ...more].map(slideOf)}
        ref={(list) => {
          list?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        }}
      />
    </div>
  ),
}
