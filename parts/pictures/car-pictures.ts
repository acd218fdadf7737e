import type { Car } from '#domain/car/car.ts'
import type { SceneName } from '#domain/site/look-axes.ts'
import {
  type ArtworkPath,
  artworkPath,
  linkArtworkUrl,
  linkPictureSize,
  mediaUrl,
} from '#ui/picture/media-url.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import type { StagePicture } from '#ui/stage/stage.tsx'
import { drawnFacts } from './drawn-facts.ts'

/** A picture of a car, as a `Stage` shows it: its path, and what it shows. */
export interface CarPicture extends StagePicture {
  /** The same in a small file, as the dealer's feed has it. */
  readonly small?: string
}

/** All pictures of a car; `drawn` if they are drawings, because it has no photos. */
export interface CarPictures {
  readonly pictures: readonly [CarPicture, ...CarPicture[]]
  readonly drawn: boolean
}

/** Motorcycles and caravans are drawn from the side only. */
const hasOneView = (car: Car) => /^(motorcycle|caravan)$/i.test(car.simple_body ?? car.item_type)

/**
 * A car's photos in order, or drawings of its body, colour and equipment: side, front, rear, and three parts
 * of the side, which are the same file. `scene` is the site's. A photo that cannot be loaded has the drawing
 * from the side in its place. Spec 3.11.
 */
export function carPictures(car: Car, scene: SceneName): CarPictures {
  const photos = car.images ?? (car.primary_image_url === undefined ? [] : [car.primary_image_url])
  const drawn = drawings(car, hasOwnShadow(scene))
  const { path, alt } = drawn[0]
  const small = forEach(car.thumbnails, photos.length)
  const texts = forEach(car.image_texts, photos.length)
  const [first, ...others] = photos.map(
    (photo, index): CarPicture => ({
      path: photo,
      alt: texts?.[index] ?? `${car.name}, photo ${index + 1}`,
      isCutOut: false,
      fallback: { path, alt },
      ...(small && { small: small[index] }),
    }),
  )
  if (first) return { drawn: false, pictures: [first, ...others] }
  return { drawn: true, pictures: drawn }
}

/** Small photos, or texts, where there is one for each photo: else which is of which is not known. */
const forEach = (list: readonly string[] | undefined, count: number) =>
  list?.length === count ? list : undefined

function drawings(car: Car, bare: boolean): readonly [CarPicture, ...CarPicture[]] {
  const facts = drawnFacts(car)
  const subject = `a ${[facts.colour, facts.body].filter(Boolean).join(' ')}`
  const drawing = (view: ArtworkPath['view'], alt: string, crop?: CarPicture['crop']) => ({
    path: artworkPath({ ...facts, view, bare }),
    alt: `Drawing of ${alt}`,
    isCutOut: true,
    ...(crop && { crop }),
  })
  const side = drawing('side', `${subject} from the side`)
  if (hasOneView(car)) return [side]
  return [
    side,
    drawing('front', `${subject} from the front`, 'end'),
    drawing('rear', `${subject} from the rear`, 'end'),
    drawing('side', `the nose of ${subject}`, 'nose'),
    drawing('side', `the front wheel of ${subject}`, 'wheel'),
    drawing('side', `the tail of ${subject}`, 'tail'),
  ]
}

/** The drawing of a car from the side, whatever photos it has. */
export const sideDrawing = (car: Car, scene: SceneName): CarPicture =>
  drawings(car, hasOwnShadow(scene))[0]

/** The picture that lists show. */
export function mainPicture(car: Car, scene: SceneName): CarPicture {
  return carPictures(car, scene).pictures[0]
}

/** The picture of a shared link. */
export interface LinkPicture {
  /** A path, or an absolute URL. */
  readonly url: string
  readonly alt: string
  /** In pixels, where it is known before the picture is made. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Of a photo in a shared link, in pixels. */
const LINK_PHOTO_WIDTH = 1280

/** The picture that a shared link to a car shows: its first photo, or its drawing on white. */
export function linkPicture(car: Car, scene: SceneName): LinkPicture {
  const { path, alt, isCutOut } = mainPicture(car, scene)
  if (!isCutOut) return { url: mediaUrl(path, { width: LINK_PHOTO_WIDTH }), alt }
  const url = linkArtworkUrl({ ...drawnFacts(car), view: 'side' })
  return { url, alt, size: linkPictureSize }
}
