import { SECOND_MS } from '../units.ts'
import type { Car } from './car.ts'

/** What the staff may say of a car beside its feed, in the order of screens. */
export const correctionFields = [
  'price',
  'tag',
  'comments',
  'photos',
  'hidden',
  'sold',
  'rank',
] as const
export type CorrectionField = (typeof correctionFields)[number]

/** A photo that the staff chose, by its address, and what it shows; without words the car's name stands there. */
export type CorrectedPhoto = { url: string; alt?: string | undefined }

/** What each correction says. */
export type CorrectionValues = {
  /** Whole dollars. */
  price: number
  /** Empty: no tag. */
  tag: string
  /** Empty: no comments. */
  comments: string
  photos: CorrectedPhoto[]
  hidden: boolean
  /** When it was sold, ISO 8601 in UTC. */
  sold: string
  /** As `custom_rank`, Spec 7.03. */
  rank: number
}

/** Something that the staff say of a car, which counts in place of what its feed says. */
export type Correction = {
  [Field in CorrectionField]: { field: Field; value: CorrectionValues[Field] }
}[CorrectionField]

/**
 * The car as buyers see it. A corrected price is the price: no running offer goes before it, and a
 * lender's ready-made repayment, which is of the feed's price, gives way to the site's terms (D40). D35.
 */
export const corrected = (car: Car, corrections: readonly Correction[]): Car =>
  corrections.reduce(withCorrection, car)

function withCorrection(car: Car, correction: Correction): Car {
  switch (correction.field) {
    case 'price': {
      const { offer_price: _, finance_lenders: __, ...rest } = car
      return { ...rest, price: correction.value }
    }
    case 'tag': {
      const { tag: _, ...rest } = car
      return correction.value === '' ? rest : { ...rest, tag: correction.value }
    }
    case 'comments': {
      const { dealercomments: _, ...rest } = car
      return correction.value === '' ? rest : { ...rest, dealercomments: correction.value }
    }
    case 'photos':
      return withPhotos(car, correction.value)
    case 'hidden':
      return { ...car, show_on_dealer_website: !correction.value }
    case 'sold': {
      const soldAt = Math.floor(Date.parse(correction.value) / SECOND_MS)
      return { ...car, status: 'sold', sold_date_timestamp: soldAt }
    }
    case 'rank':
      return { ...car, custom_rank: correction.value }
  }
}

function withPhotos(car: Car, photos: readonly CorrectedPhoto[]): Car {
  const { thumbnails: _, primary_image_url: __, ...rest } = car
  const [first] = photos
  return {
    ...rest,
    images: photos.map(({ url }) => url),
    image_texts: photos.map(({ alt }, index) => alt || `${car.name}, photo ${index + 1}`),
    photos_count: photos.length,
    ...(first && { primary_image_url: first.url }),
  }
}

/**
 * What a feed says where a correction would stand, as one text: a correction ends when an import has
 * another. Whether a car is still in its feed is no part of it, see D35.
 */
export function feedSays(field: CorrectionField, car: Car): string {
  const said = {
    price: [car.price, car.offer_price],
    tag: car.tag,
    comments: car.dealercomments,
    photos: [car.images ?? car.primary_image_url, car.image_texts],
    hidden: car.show_on_dealer_website,
    sold: car.status,
    rank: car.custom_rank,
  }[field]
  return JSON.stringify(said ?? null)
}

/** Whether a correction says what the feed says anyway. */
export const agreesWithFeed = (correction: Correction, car: Car): boolean =>
  feedSays(correction.field, corrected(car, [correction])) === feedSays(correction.field, car)
