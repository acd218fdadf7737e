import type { Car } from '../../car/car.ts'
import type { FormatLocale } from '../../format.ts'
import type { Dealership } from '../../site/dealer.ts'
import type { FormSettings } from '../../site/forms.ts'
import type { Words } from '../../site/interface-texts.ts'
import type { SiteLocation } from '../../site/site-location.ts'

/** What a form needs of a site; a `SiteView` is one. */
export interface FormSite {
  readonly name: string
  readonly locale: FormatLocale
  readonly words: Words
  readonly locations: readonly SiteLocation[]
  readonly dealerships: readonly Dealership[]
  readonly forms: FormSettings
}

/** What a form needs of a car. */
export type FormCar = Pick<
  Car,
  'id' | 'car_type' | 'item_type' | 'status' | 'tag' | 'location_id' | 'location'
>

/** Parameters of an address that a form begins with. Spec 2.08; `at` is `2026-11-26T10:30`, `model` what a model of the site is called. */
export type FormParameter =
  | 'car_type'
  | 'vehiclePriceBudget'
  | 'preferredDealership'
  | 'location'
  | 'model'
  | 'at'

/** What a form is about: all absent for a general one. */
export interface FormAbout {
  readonly car?: FormCar | undefined
  readonly location?: SiteLocation | undefined
  readonly parameters?: Readonly<Partial<Record<FormParameter, string>>> | undefined
}
