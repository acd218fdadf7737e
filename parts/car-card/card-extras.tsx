import { carName } from '#domain/car/name.ts'
import { specRows } from '#domain/car/spec-rows.ts'
import { isAvailable } from '#domain/car/status.ts'
import { Button } from '#ui/button/button.tsx'
import { enquiryPath, reserveButton } from '../links/enquiry-path.ts'
import { Decided } from '../rendering.tsx'
import type { CarCardProps } from './card-props.ts'

/** Facts of a car that its four do not tell. */
const chips = ['body', 'drive', 'seats']

/** Body, drive and seats, on a site that shows them. Spec 2.41. */
export function CardChips({ car, site, now }: CarCardProps) {
  const { flags, locale, timeZone } = site
  if (!flags.cardChips) return null
  const rows = specRows(car, { now: new Date(now), locale, timeZone })
  const shown = chips.flatMap((name) => rows.find(({ key }) => key === name) ?? [])
  if (shown.length === 0) return null
  return (
    <ul className="card-chips">
      {shown.map(({ key, label, value }) => (
        <li key={key}>{key === 'seats' ? `${value} ${label.toLowerCase()}` : value}</li>
      ))}
    </ul>
  )
}

/** Buttons to ask about the car and to reserve it, on a site that has them on cards; a sold car has none. Spec 2.41, 4.32. */
export function CardActions({ car, site }: CarCardProps) {
  const { flags, words } = site
  if (!flags.cardActions || !isAvailable(car)) return null
  const enquiry = enquiryPath(car, site)
  const reserve = reserveButton(car, site)
  if (enquiry === undefined && !reserve) return null
  return (
    <div className={enquiry && reserve ? 'card-actions card-pair' : 'card-actions'}>
      {enquiry && (
        <Button variant="outline" href={enquiry} className="px-3">
          {words.enquiryButton}
          <span className="sr-only"> about {carName(car)}</span>
        </Button>
      )}
      <Decided thing="reserve" car={car}>
        {reserve && (
          <Button variant="outline" href={reserve.href} className="px-3">
            {reserve.text}
            <span className="sr-only">: {carName(car)}</span>
          </Button>
        )}
      </Decided>
    </div>
  )
}
