import { addressLine } from '#domain/location/address-line.ts'
import { positionTexts } from '#domain/location/position-text.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { StageGround } from '#ui/stage/stage-ground.tsx'
import type { SiteView } from '../view-context.ts'

interface AddressPlateProps {
  readonly place: SiteLocation
  readonly site: SiteView
}

/** The number of a house before its road: `118`, `41A`, `12-14`. */
const NUMBERED = /^(\d[\w/-]*)\s+(.+)$/

/**
 * The address on a sign as it stands at the road, on the site's scene, with its place on the map in figures. It
 * is drawn here: no map service hears of the visit. Spec 3.29.
 */
export function AddressPlate({ place: { address }, site }: AddressPlateProps) {
  const { street, lat, long } = address
  const [, number, road = street] = NUMBERED.exec(street) ?? []
  const position =
    lat !== undefined && long !== undefined && positionTexts({ lat, long }, site.locale)
  return (
    <div className="stage plate">
      <StageGround />
      <address className="plate-sign">
        {number !== undefined && (
          <>
            <b className="plate-number">{number}</b>{' '}
          </>
        )}
        <span className="plate-road">{road}</span>
        <span className="sr-only">, </span>
        <span className="plate-suburb">{addressLine({ ...address, street: undefined })}</span>
        {position && (
          <span className="plate-position">
            <span>{position[0]}</span> <span>{position[1]}</span>
          </span>
        )}
      </address>
    </div>
  )
}
