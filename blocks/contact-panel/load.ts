import type { Car } from '#domain/car/car.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface ContactData {
  readonly places: readonly SiteLocation[]
  readonly car?: Car | undefined
}

const load: Load<typeof block, ContactData> = (context) => {
  const { props, site, location, parameters, ports } = context
  const car =
    context.car ?? (parameters.car_id === undefined ? undefined : ports.carById(parameters.car_id))
  const visible = site.locations.filter((place) => place.visible)
  const able = visible.filter(({ location_type }) => props.types.includes(location_type))
  const shown = able.length > 0 ? able : visible
  if (props.places === 'all') return { places: shown }
  const answering =
    location ??
    shown.find(({ slug }) => slug === parameters.location) ??
    (car && shown.find((place) => isPlaceOf(car, place))) ??
    shown.find(({ primary }) => primary) ??
    shown[0]
  return { places: answering ? [answering] : [], car }
}
export default load
