import { checkoutPath } from '#parts/links/enquiry-path.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { ReservingButtons, ReservingPart } from '#parts/reservation/reserving.tsx'
import { similarPath } from '#parts/search/similar-to.ts'
import { Button } from '#ui/button/button.tsx'
import { fillerOf, type Shown } from './shown.ts'

/** It has ended, or came to nothing: what became of the deposit, and what can be done now. */
export function Ended(props: Shown) {
  const { state, car, site } = props
  const { words } = site
  const fill = fillerOf(props)
  const isBack = state.money === 'back'
  return (
    <ReservingPart>
      {state.money !== 'none' && (
        <p>{fill(isBack ? words.reservationBack : words.reservationGoesBack)}</p>
      )}
      <ReservingButtons>
        {car && state.canReserve && (
          <Button href={checkoutPath(car, site)}>
            {state.state === 'declined' ? words.reservationTryAgain : words.reservationAgain}
          </Button>
        )}
        {car && !state.canReserve && <Button href={similarPath(car)}>{words.findSimilar}</Button>}
        <CallAbout car={car} site={site} />
      </ReservingButtons>
      <p className="small-print">
        {words.reservationReference}: <span className="figures">{state.reference}</span>
      </p>
    </ReservingPart>
  )
}
