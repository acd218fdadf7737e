import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { type DrawnFacts, drawnFacts } from '#parts/pictures/drawn-facts.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import type { StagePicture } from '#ui/stage/stage.tsx'
import type { HeroProps } from './view.ts'

/** What is drawn if no car in stock is the one that the page asks for. */
const anyCar = { body: 'SUV', colour: 'White' } as const

interface HeroPicture {
  readonly picture: StagePicture
  /** What is drawn, if it is a drawing. */
  readonly drawn: DrawnFacts | undefined
}

/** The hero's picture; a drawing that the dealer chose and a photo add nothing to the text. */
export function heroPicture({ props: { image }, data, site }: HeroProps): HeroPicture {
  if ('path' in image) {
    return { picture: { path: image.path, alt: '', isCutOut: false }, drawn: undefined }
  }
  const { scene } = site.look
  if ('refine' in image && data.car) {
    const picture = mainPicture(data.car, scene)
    return { picture, drawn: picture.isCutOut ? drawnFacts(data.car) : undefined }
  }
  const drawn = { ...('body' in image ? image : anyCar), kit: '' }
  const path = artworkPath({ ...drawn, view: 'side', bare: hasOwnShadow(scene) })
  return { picture: { path, alt: '', isCutOut: true }, drawn }
}
