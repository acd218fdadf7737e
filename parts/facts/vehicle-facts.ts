import type { Car } from '#domain/car/car.ts'
import { measuredFacts } from '#domain/car/measured-facts.ts'
import { plateFacts } from '#domain/car/plate-facts.ts'
import { type SpecRow, specRows } from '#domain/car/spec-rows.ts'
import { measure } from '#domain/measure.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { shownFacts } from '#parts/facts/shown-facts.ts'
import type { SiteView } from '#parts/view-context.ts'

/** A fact of the page; `unit` is set apart, in small letters. */
export interface VehicleFact extends SpecRow {
  readonly unit?: string
}

const READINGS = 6
/** A table of weights or a row of readings needs at least these; otherwise a car has its usual facts. */
const FEWEST = 3

/**
 * The facts between a car's pictures and its text: a table of weights and measures, a row of readings,
 * or the four of its card, by the variant and by what is known. Spec 2.41, 3.15, 3.16, 5.35.
 */
export function vehicleFacts(
  variant: VariantOf<'vehicle'>,
  car: Car,
  site: SiteView,
  now: string,
): readonly VehicleFact[] {
  const usual = shownFacts(car, site, now)
  const context = { now: new Date(now), locale: site.locale, timeZone: site.timeZone }
  if (variant === 'plate') {
    const plate = plateFacts(car, context)
    return plate.length < FEWEST ? usual : plate
  }
  if (variant === 'theatre') {
    const readings = readingsOf(car, site)
    const drive = specRows(car, context).filter(({ key }) => key === 'drive')
    const all = [...readings.slice(0, READINGS - 2), ...drive, ...odometerOf(car, site)]
    return readings.length < FEWEST ? usual : all
  }
  return usual
}

const odometerOf = ({ km }: Car, { locale }: SiteView): VehicleFact[] =>
  km === undefined
    ? []
    : [{ key: 'odometer', label: 'Odometer', ...measure(km, 'kilometres', locale) }]

const readingsOf = (car: Car, { locale }: SiteView): VehicleFact[] =>
  measuredFacts(car, locale).map(({ key, name, value, unit }) => ({
    key,
    label: name,
    value,
    unit,
  }))
