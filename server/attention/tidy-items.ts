import type { Car } from '#domain/car/car.ts'
import { listing } from '#domain/car/listing.ts'
import { carName } from '#domain/car/name.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import type { AttentionKind } from '#domain/staff/attention.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import type { MediaPicture } from '../store/media-store.ts'
import type { StockStore } from '../store/stock-store.ts'

/** What listed cars of a site lack, as of one version of its stock. */
export interface StockGaps {
  readonly version: number
  readonly photos: readonly string[]
  readonly price: readonly string[]
}

/** Reads all cars of a site: names of listed ones without photos or price. */
export async function stockGaps(
  stock: Pick<StockStore, 'version' | 'cars'>,
  rule: { readonly now: Date; readonly soldListedDays: number },
): Promise<StockGaps> {
  const version = await stock.version()
  const [photos, price]: [string[], string[]] = [[], []]
  for await (const { car } of stock.cars()) {
    if (!listing(car, rule).eligible) continue
    if (!hasPhotos(car)) photos.push(carName(car))
    if (askingPrice(car) === undefined) price.push(carName(car))
  }
  return { version, photos, price }
}

const hasPhotos = ({ images = [] }: Car): boolean => images.length > 0

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** What would make the site better, and waits for a quiet hour. */
export function tidyItems(
  slug: string,
  { photos, price }: StockGaps,
  pictures: readonly MediaPicture[],
): AttentionItem[] {
  const silent = pictures.filter(({ alt, isDecorative }) => alt === '' && !isDecorative)
  const item = (
    kind: AttentionKind,
    names: readonly string[],
    subject: string,
    text: string,
    to: string,
  ): AttentionItem[] =>
    names.length === 0
      ? []
      : [{ id: kind, kind, group: 'tidy', subject, text, is_late: false, to, action: 'List them' }]
  return [
    ...item(
      'photos',
      photos,
      `${count(photos.length, 'car has', 'cars have')} no photos`,
      `such as the ${photos[0]}`,
      `/staff/${slug}/stock?show=no_photos`,
    ),
    ...item(
      'price',
      price,
      `${count(price.length, 'car has', 'cars have')} no price`,
      `such as the ${price[0]}; they show no repayment`,
      `/staff/${slug}/stock?show=no_price`,
    ),
    ...item(
      'alt_text',
      silent.map(({ name }) => name),
      `${count(silent.length, 'picture says', 'pictures say')} nothing`,
      'who cannot see them learns nothing of them',
      `/staff/${slug}/media?show=silent`,
    ),
  ]
}
