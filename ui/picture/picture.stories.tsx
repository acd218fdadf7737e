import type { Meta, StoryObj } from '@storybook/react-vite'
import { artworkBodies, artworkColours, artworkViews } from '#artwork/artwork.ts'
import { artworkPath } from './media-url.ts'
import { Picture } from './picture.tsx'

const drawn = { width: 640, height: 400, sizes: '(min-width: 640px) 20rem, 100vw' } as const
const colours = Object.keys(artworkColours)

const meta = {
  component: Picture,
  args: {
    ...drawn,
    path: artworkPath({ body: 'SUV', colour: 'Glacier White', view: 'side' }),
    alt: 'White SUV',
    className: 'w-full max-w-160',
  },
  argTypes: { eager: { control: 'boolean' }, alt: { control: 'text' } },
  parameters: {
    primitive: {
      level: 0,
      use: 'For every picture of a page: it has the sizes that browsers choose from, and its space before it loads.',
      notFor: 'A car that stands on the scene of its dealer: that is a `Stage`. Not for an icon.',
      keys: 'None: it is a picture.',
      spec: ['7.18'],
    },
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}

export const Eager: Story = { args: { eager: true } }

/** The drawings for cars without photos: every body, in every view. */
export const DrawnBodies: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-2 p-4">
      {artworkBodies.flatMap((body, i) =>
        artworkViews.map((view) => (
          <Picture
            key={`${body} ${view}`}
            {...drawn}
            path={artworkPath({ body, colour: colours[i % colours.length] ?? '', view })}
            alt={`${body}, ${view}`}
            className="w-full"
          />
        )),
      )}
    </div>
  ),
}

/** Every paint colour of the drawings. */
export const DrawnColours: Story = {
  render: () => (
    <div className="grid grid-cols-4 gap-2 p-4">
      {colours.map((colour) => (
        <Picture
          key={colour}
          {...drawn}
          path={artworkPath({ body: 'Ute', colour, view: 'side' })}
          alt={`${colour} ute`}
          className="w-full"
        />
      ))}
    </div>
  ),
}
/** In each of the shapes that a page gives it. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4 sm:grid-cols-2">
      <Picture {...args} className="w-full" />
      <Picture {...args} className="aspect-square w-full rounded-media object-cover" />
      <Picture {...args} className="aspect-video w-full rounded-card bg-tint object-contain" />
    </div>
  ),
}
