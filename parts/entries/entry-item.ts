import type { Car } from '#domain/car/car.ts'
import type { Person, Post } from '#domain/content/entries.ts'
import { postPath } from '#domain/content/post-category.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate } from '#domain/format.ts'
import type { DrawnPlace } from '#domain/location/drawn-place.ts'
import type { Offer } from '#domain/promotion/offer.ts'
import type { StagePicture } from '#ui/stage/stage.tsx'
import type { SiteView } from '../view-context.ts'

/** An entry of a list: an offer or a post. */
export interface EntryItem {
  readonly href: string
  readonly title: string
  /** Its category. */
  readonly kind?: string | undefined
  readonly text?: string | undefined
  /** Short facts: until when, where, by whom. */
  readonly facts: readonly string[]
  readonly image?: { readonly url: string; readonly alt: string } | undefined
  /** Drawn where there is no picture. */
  readonly place?: DrawnPlace | undefined
  /** Shown where there is neither. */
  readonly car?: Car | undefined
  /** Shown where there is none of them. */
  readonly drawing?: StagePicture | undefined
}

/** An offer as an entry, with a car of those that it is about. Spec 3.21. */
export const offerItem = (offer: Offer, car: Car | undefined, site: SiteView): EntryItem => ({
  href: `/offers/${offer.id}`,
  title: offer.name,
  kind: offer.category,
  text: offer.summary,
  facts: offerFacts(offer, site),
  image: offer.image_or_model_image,
  place: offer.place,
  car,
})

/** Until when an offer stands, and where if not everywhere. */
export function offerFacts({ expiry, dealership_ids }: Offer, site: SiteView): string[] {
  const { words } = site
  const places = site.locations.filter(
    ({ id, dealership_id = '' }) =>
      dealership_ids.includes(id) || dealership_ids.includes(dealership_id),
  )
  const named = places.map(({ name }) => name)
  return [
    ...(expiry === undefined
      ? []
      : [
          fillPlaceholders(words.offerUntil, {
            day: formatDate(expiry, site.locale, site.timeZone),
          }),
        ]),
    ...(named.length === 0 || named.length === site.locations.length
      ? []
      : [
          fillPlaceholders(words.offerAt, {
            places: new Intl.ListFormat(site.locale).format(named),
          }),
        ]),
  ]
}

/** What a post names elsewhere: its author, and a car in stock of those that it is about. */
interface Named {
  readonly author?: Pick<Person, 'name'> | undefined
  readonly car?: Car | undefined
}

/** A post as an entry. Spec 2.23. */
export const postItem = (post: Post, { author, car }: Named, site: SiteView): EntryItem => ({
  href: postPath(post),
  title: post.title,
  kind: post.category,
  text: post.summary,
  facts: postFacts(post, author?.name, site),
  image: post.image,
  place: post.place,
  car,
})

/** When a post was published, and by whom. */
export const postFacts = ({ date }: Post, author: string | undefined, site: SiteView): string[] => [
  formatDate(date, site.locale, site.timeZone),
  ...(author === undefined ? [] : [fillPlaceholders(site.words.postBy, { name: author })]),
]
