import type { Car } from './car/car.ts'
import type { Post } from './content/entries.ts'
import type { PostCategory } from './content/post-category.ts'
import type { Manufacturer } from './model/manufacturer.ts'
import type { Model } from './model/model.ts'
import type { Offer } from './promotion/offer.ts'
import type { SiteLocation } from './site/site-location.ts'

/** What a route parameter binds to its page: `:car` binds a Car (D3). */
export interface Records {
  readonly car: Car
  readonly location: SiteLocation
  readonly offer: Offer
  readonly model: Model
  readonly manufacturer: Manufacturer
  readonly category: PostCategory
  readonly post: Post
}
export type RecordName = keyof Records

export const recordNames = [
  'car',
  'location',
  'offer',
  'model',
  'manufacturer',
  'category',
  'post',
] as const satisfies readonly RecordName[]

export const isRecordName = (name: string): name is RecordName =>
  recordNames.some((known) => known === name)
