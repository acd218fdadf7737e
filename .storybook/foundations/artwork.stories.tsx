import type { Meta, StoryObj } from '@storybook/react-vite'
import { artworkBodies, artworkColours, artworkViews } from '#artwork/artwork.ts'
import { lookNames } from '#artwork/bodies/looks.ts'
import type { SceneName } from '#domain/site/look-axes.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { Part, Sheet, siteOf } from './sheet.tsx'

const meta: Meta = {
  title: 'Artwork',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const sizes = '(min-width: 48rem) 20rem, 50vw'
const paints = Object.entries(artworkColours)
/** A paint for each body, so that neighbours differ. */
const bodyPaints = ['blue', 'red', 'white', 'sand', 'graphite', 'teal', 'orange', 'silver'] as const
/** Kits that change what a body looks like most. */
const kits = [
  ['ute', 'tray'],
  ['ute', 'canopy-lifted-bullbar-snorkel'],
  ['suv', 'large-rails'],
  ['suv', 'electric-twotone'],
  ['hatchback', 'small-twodoor'],
  ['caravan', 'offroad-awning'],
] as const

/** Every body, paint and view of the drawings for cars without photos, in the dealer's scene. */
export const Artwork: StoryObj = {
  render: (_, context) => {
    const { scene } = siteOf(context).look
    return (
      <Sheet
        title="Artwork"
        lead="A car without photos is drawn from its data: body, paint and equipment. The drawing is the same for all dealers; the scene it stands in is the dealer’s."
      >
        <Part title="Bodies" text={`In the scene “${scene}”.`}>
          <ul className="grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-4">
            {artworkBodies.map((body, index) => (
              <Drawing
                key={body}
                scene={scene}
                body={body}
                colour={bodyPaints[index % bodyPaints.length] ?? 'blue'}
              />
            ))}
          </ul>
        </Part>
        <Part title="Equipment" text="Drawn only where the car’s data state it.">
          <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
            {kits.map(([body, kit]) => (
              <Drawing key={`${body} ${kit}`} scene={scene} body={body} kit={kit} colour="white" />
            ))}
          </ul>
        </Part>
        <Part
          title="Looks"
          text="Lines, windows, lamps, grille and arches: two to four for each class of makers, one for each model."
        >
          <ul className="grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-5">
            {['flowing', ...lookNames].map((look) => (
              <Drawing key={look} scene={scene} body="suv" kit={look} colour="red" />
            ))}
          </ul>
        </Part>
        <Part title="Views" text="Caravans and motorcycles have only the side.">
          <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
            {artworkViews.map((view) => (
              <Drawing key={view} scene={scene} body="wagon" colour="green" view={view} />
            ))}
          </ul>
        </Part>
        <Part
          title="Paints"
          text="A maker’s name is matched by its words: “Glacier White” is white, “Sapphire Blue Pearl” blue."
        >
          <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-6">
            {paints.map(([colour, hex]) => (
              <li key={colour} className="grid gap-1 text-sm">
                <Stage picture={pictureOf({ scene, body: 'sedan', colour })} sizes={sizes} />
                <span className="flex items-center gap-2">
                  <span
                    className="size-4 rounded-tag border border-line-2"
                    style={{ backgroundColor: hex }}
                  />
                  {colour}
                </span>
                <span className="figures text-ink-2">{hex}</span>
              </li>
            ))}
          </ul>
        </Part>
      </Sheet>
    )
  },
}

interface DrawingProps {
  scene: SceneName
  body: string
  colour: string
  kit?: string
  view?: (typeof artworkViews)[number]
}

function Drawing(props: DrawingProps) {
  const { body, kit, view } = props
  return (
    <li className="grid content-start gap-1 text-sm">
      <Stage picture={pictureOf(props)} sizes={sizes} />
      <span className="font-semibold">{body}</span>
      {(kit ?? view) && <span className="text-ink-2">{kit ?? view}</span>}
    </li>
  )
}

function pictureOf({ scene, body, colour, kit = '', view = 'side' }: DrawingProps) {
  const path = artworkPath({ body, colour, view, kit, bare: hasOwnShadow(scene) })
  const isEnd = view !== 'side'
  return { path, alt: `${colour} ${body}`, isCutOut: true, ...(isEnd && { crop: 'end' as const }) }
}
