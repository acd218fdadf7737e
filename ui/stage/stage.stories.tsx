import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { artworkBodies } from '#artwork/artwork.ts'
import { lookAxes, type SceneName } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { cn } from '../cn.ts'
import { artworkPath } from '../picture/media-url.ts'
import { stageColoursOf } from '../theme/stage-colours.ts'
import { hasOwnShadow } from './scene.ts'
import { Stage, type StageCrop, type StagePicture } from './stage.tsx'

const drawn = (
  [colour, body]: readonly [colour: string, body: string],
  scene: SceneName,
  crop?: StageCrop,
  view: 'side' | 'front' | 'rear' = 'side',
): StagePicture => ({
  path: artworkPath({ body, colour, view, bare: hasOwnShadow(scene) }),
  alt: `${colour} ${body}`,
  isCutOut: true,
  ...(crop && { crop }),
})

const photo: StagePicture = { path: '/media/site/red-ute.jpg', alt: 'Red ute', isCutOut: false }
const white = ['white', 'suv'] as const
const colours = ['white', 'red', 'black', 'blue', 'yellow', 'silver'] as const
const sizes = '(min-width: 640px) 24rem, 100vw'

const dealer: ThemeColours = { brand: '#0d4652', accent: '#c4482a', scheme: 'light' }

/** The colours of a scene for a dealer; the theme of a page has those of its own scene only. */
const coloursOf = (scene: SceneName) =>
  Object.fromEntries(
    Object.entries(stageColoursOf(dealer, scene)).map(([name, colour]) => [
      `--stage-${name}`,
      colour,
    ]),
  )

/** Stages in one scene. */
function InScene({ scene, className = 'sm:grid-cols-3', children }: InSceneProps) {
  return (
    <div data-scene={scene} className={cn('grid gap-4 p-4', className)} style={coloursOf(scene)}>
      {children}
    </div>
  )
}

interface InSceneProps {
  scene: SceneName
  className?: string
  children: ReactNode
}

const meta = {
  component: Stage,
  args: { picture: drawn(white, 'hall'), sizes },
  render: (args) => (
    <InScene scene="hall" className="max-w-160">
      <Stage {...args} />
    </InScene>
  ),
  argTypes: { sold: { control: 'boolean' }, eager: { control: 'boolean' } },
  parameters: {
    ownScenes: true,
    primitive: {
      level: 0,
      use: 'For the picture of a car, drawn or a photo: on cards, in galleries, in the hero.',
      notFor: 'Pictures of people, places or logos: those are a `Picture`.',
      keys: 'None: it is a picture.',
    },
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** Every body in one scene. */
const bodiesIn = (scene: SceneName): Story => ({
  render: () => (
    <InScene scene={scene}>
      {artworkBodies.map((body, index) => (
        <Stage
          key={body}
          picture={drawn([colours[index % colours.length] ?? '', body], scene)}
          sizes={sizes}
        />
      ))}
    </InScene>
  ),
})

export const Typical: Story = {}
export const Sold: Story = { args: { sold: true } }
export const Photo: Story = { args: { picture: photo } }
export const SoldPhoto: Story = { args: { picture: photo, sold: true } }

export const Hall = bodiesIn('hall')
export const Field = bodiesIn('field')
export const Plate = bodiesIn('plate')
export const Night = bodiesIn('night')
export const Burst = bodiesIn('burst')

/** The same cars in every scene, from front and rear too. */
export const AllScenes: Story = {
  render: () => (
    <>
      {lookAxes.scene.variants.map((scene) => (
        <InScene key={scene} scene={scene}>
          <Stage picture={drawn(white, scene)} sizes={sizes} />
          <Stage picture={drawn(white, scene, 'end', 'front')} sizes={sizes} />
          <Stage picture={drawn(['black', 'ute'], scene)} sizes={sizes} />
          <Stage picture={drawn(['cream', 'caravan'], scene)} sizes={sizes} />
          <Stage picture={drawn(['green', 'motorcycle'], scene)} sizes={sizes} />
          <Stage picture={drawn(['red', 'hatchback'], scene)} sizes={sizes} sold />
        </InScene>
      ))}
    </>
  ),
}

/** A drawn car's gallery: six pictures of three files. */
export const Crops: Story = {
  render: () => (
    <>
      {lookAxes.scene.variants.map((scene) => (
        <InScene key={scene} scene={scene}>
          <Stage picture={drawn(['blue', 'sedan'], scene)} sizes={sizes} />
          <Stage picture={drawn(['blue', 'sedan'], scene, 'end', 'front')} sizes={sizes} />
          <Stage picture={drawn(['blue', 'sedan'], scene, 'end', 'rear')} sizes={sizes} />
          <Stage picture={drawn(['blue', 'sedan'], scene, 'nose')} sizes={sizes} />
          <Stage picture={drawn(['blue', 'sedan'], scene, 'wheel')} sizes={sizes} />
          <Stage picture={drawn(['blue', 'sedan'], scene, 'tail')} sizes={sizes} />
        </InScene>
      ))}
    </>
  ),
}

const widths = ['w-16', 'w-32', 'w-64', 'w-full']

/** From a thumbnail to a hero the wheels stand on the ground. */
export const Sizes: Story = {
  render: () => (
    <>
      {lookAxes.scene.variants.map((scene) => (
        <InScene key={scene} scene={scene} className="">
          {widths.map((width) => (
            <div key={width} className={width}>
              <Stage picture={drawn(['red', 'ute'], scene)} sizes={sizes} />
            </div>
          ))}
        </InScene>
      ))}
    </>
  ),
}

/** A variant shows these lines. */
export const Dimensions: Story = {
  args: {
    picture: drawn(['sand', 'ute'], 'plate'),
    length: { text: '5.3 m', share: 0.89 },
    height: { text: '1.8 m', share: 0.31 },
  },
  render: (args) => (
    <InScene scene="plate" className="max-w-160 **:[.stage-dimension]:grid">
      <Stage {...args} />
    </InScene>
  ),
}
/** A drawing, a part of it, a photo and its measures; each is grey once the car is sold. */
export const States: Story = {
  render: () => (
    <InScene scene="field">
      {[false, true].flatMap((sold) => [
        <Stage key={`${sold} car`} picture={drawn(white, 'field')} sizes={sizes} sold={sold} />,
        <Stage
          key={`${sold} nose`}
          picture={drawn(white, 'field', 'nose')}
          sizes={sizes}
          sold={sold}
        />,
        <Stage key={`${sold} photo`} picture={photo} sizes={sizes} sold={sold} />,
      ])}
    </InScene>
  ),
}
