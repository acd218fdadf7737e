import type { SceneName } from '#domain/site/look-axes.ts'
import { type ArtworkPath, artworkPath } from '#ui/picture/media-url.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'

/** One that such a dealer sells, in a colour that the scene carries. */
const cars: Readonly<Record<SceneName, Pick<ArtworkPath, 'body' | 'colour' | 'kit'>>> = {
  hall: { body: 'SUV', colour: 'white', kit: 'squared' },
  field: { body: 'Hatchback', colour: 'red', kit: 'taut' },
  plate: { body: 'Ute', colour: 'sand', kit: 'lifted-rugged' },
  night: { body: 'Sedan', colour: 'silver', kit: 'electric-smooth' },
  burst: { body: 'Ute', colour: 'blue', kit: 'broad' },
}

/** The path of the car in front of a drawn place, or on its hoist, where it has no shadow. */
export const placeCar = (scene: SceneName, isLifted = false): string =>
  artworkPath({ ...cars[scene], view: 'side', bare: hasOwnShadow(scene) || isLifted })
