import { CallAbout } from '#parts/phone/call-about.tsx'
import { ReservingButtons, ReservingStatus } from '#parts/reservation/reserving.tsx'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import { Button } from '#ui/button/button.tsx'
import { fillerOf, type Shown } from './shown.ts'

/** It is being paid, or nobody knows yet: the page goes on by itself. */
export function Waiting(props: Shown) {
  const { state, car, site } = props
  const { words } = site
  const fill = fillerOf(props)
  const isAtBank = state.state === 'open' || state.state === 'to_bank'
  return (
    <>
      <ReservingStatus state={state.state}>
        {state.state === 'unsure' && state.email !== undefined
          ? fill(words.reservationUnsureMail)
          : fill(words.checkoutPaying)}
      </ReservingStatus>
      <ReservingButtons>
        {isAtBank && state.bank !== undefined && (
          <Button href={state.bank}>{words.reservationBankOn}</Button>
        )}
        {state.state === 'open' && (
          <form method="post" action={`/api${reservationPath(state.id)}/cancel`}>
            <Button type="submit" variant="outline">
              {words.reservationNotPaid}
            </Button>
          </form>
        )}
        {state.state === 'unsure' && <CallAbout car={car} site={site} />}
      </ReservingButtons>
    </>
  )
}
