import { moneyBackTerms } from '#domain/reservation/money-back.ts'
import { testDrivePath } from '#parts/links/enquiry-path.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import {
  ReservingButtons,
  ReservingLink,
  ReservingPart,
  ReservingReference,
  ReservingTerms,
} from '#parts/reservation/reserving.tsx'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import { Slip } from '#parts/slip/slip.tsx'
import { Button } from '#ui/button/button.tsx'
import { fillerOf, type Shown } from './shown.ts'

/** It is the buyer's: reference, receipt, what can be done. */
export function Held(props: Shown) {
  const { id, state, car, site } = props
  const { words } = site
  const fill = fillerOf(props)
  const drive = car && testDrivePath(car, site)
  const own = car && moneyBackTerms(car.car_type, site)
  return (
    <>
      <Slip>
        <p>{words.reservationReference}</p>
        <ReservingReference>{state.reference}</ReservingReference>
        {state.email !== undefined && (
          <p className="small-print">{fill(words.reservationReceipt)}</p>
        )}
      </Slip>
      <ReservingButtons>
        {drive !== undefined && <Button href={drive}>{words.testDrive}</Button>}
        <CallAbout car={car} site={site} />
        <ReservingLink href={`${reservationPath(state.id)}?cancel=1`}>
          {words.reservationCancel}
        </ReservingLink>
      </ReservingButtons>
      {own && (
        <ReservingPart labelledBy={`${id}-own`}>
          <h2 id={`${id}-own`}>{own.title}</h2>
          <p>{own.text}</p>
        </ReservingPart>
      )}
      <ReservingTerms summary={words.checkoutAllTerms}>
        {state.terms.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ReservingTerms>
    </>
  )
}
