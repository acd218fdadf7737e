import { ReservingButtons, ReservingForm } from '#parts/reservation/reserving.tsx'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import { Button } from '#ui/button/button.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { fillerOf, type Shown } from './shown.ts'

/** Asks once more before a reservation is cancelled. Spec 9.19. */
export function Cancelling(props: Shown) {
  const { state, site } = props
  const { words } = site
  const fill = fillerOf(props)
  return (
    <ReservingForm action={`/api${reservationPath(state.id)}/cancel`}>
      <p>{fill(words.reservationCancelText)}</p>
      <ReservingButtons>
        <SubmitButton size="lg" busyLabel={words.reservationCancelling}>
          {fill(words.reservationCancelButton)}
        </SubmitButton>
        <Button variant="outline" size="lg" href={reservationPath(state.id)}>
          {words.reservationKeep}
        </Button>
      </ReservingButtons>
    </ReservingForm>
  )
}
