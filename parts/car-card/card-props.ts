import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { SiteView } from '../view-context.ts'
import type { CardVariant } from './card-layout.ts'

export interface CarCardProps {
  /** The element's id. It begins with the block's id, since a page may list a car twice. */
  id: string
  car: Car
  site: SiteView
  /** The time that the page is rendered for, ISO 8601. */
  now: string
  variant: CardVariant
  /** The best figures of the stock, which bars compare with. */
  best: BestFigures
  /** Its picture is on the first screen. */
  eager: boolean
  /** The `sizes` attribute of its picture. */
  sizes: string
  /** The heading level of the car's name: one below the list's heading. */
  level: 2 | 3
  /** The id of its list's warning about repayments, by the block's id. */
  warning?: string | undefined
  /** In the list of the buyer's account: its heart removes it. */
  isSaved?: boolean
}
