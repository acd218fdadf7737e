import type { Car } from '#domain/car/car.ts'
import { artworkPath } from '#ui/picture/media-url.ts'

/** A picture of a car: its path, and what it shows. */
export interface CarPicture {
  readonly path: string
  readonly alt: string
}

/** All pictures of a car; `drawn` if they are drawings, because it has no photos. */
export interface CarPictures {
  readonly pictures: readonly [CarPicture, ...CarPicture[]]
  readonly drawn: boolean
}

const views = ['side', 'front', 'rear'] as const

/** Motorcycles and caravans are drawn from the side only. */
const hasOneView = (car: Car) => /^(motorcycle|caravan)$/i.test(car.simple_body ?? car.item_type)

/** A car's photos in order, or drawings of its body in its colour. Spec 3.11. */
export function carPictures(car: Car): CarPictures {
  const photos = car.images ?? (car.primary_image_url === undefined ? [] : [car.primary_image_url])
  const [first, ...others] = photos
  const photo = (path: string, index: number): CarPicture => ({
    path,
    alt: `${car.name}, photo ${index + 1}`,
  })
  if (first !== undefined) {
    return { drawn: false, pictures: [photo(first, 0), ...others.map((p, i) => photo(p, i + 1))] }
  }
  const drawing = (view: (typeof views)[number]): CarPicture => ({
    path: artworkPath({ body: bodyOf(car), colour: car.colour ?? '', view }),
    alt: `Drawing of a ${[car.colour, bodyOf(car)].filter(Boolean).join(' ')} from the ${view}`,
  })
  const rest = hasOneView(car) ? [] : [drawing('front'), drawing('rear')]
  return { drawn: true, pictures: [drawing('side'), ...rest] }
}

const bodyOf = (car: Car): string => car.simple_body ?? car.body ?? car.item_type

/** The picture that lists show. */
export function mainPicture(car: Car): CarPicture & { readonly drawn: boolean } {
  const { pictures, drawn } = carPictures(car)
  return { ...pictures[0], drawn }
}
