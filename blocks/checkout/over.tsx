import { isSold } from '#domain/car/status.ts'
import { momentText, timeText } from '#domain/reservation/moment-text.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { ReservingButtons, ReservingPart } from '#parts/reservation/reserving.tsx'
import type { CheckoutProblem } from '#parts/reservation-state/checkout-view.ts'
import { similarPath } from '#parts/search/similar-to.ts'
import { Button } from '#ui/button/button.tsx'
import { fillerOf, type StepProps } from './step-props.ts'

/** Why nothing can be filled in, as the title of the page. FLOWS 9. */
export function overTitle(props: StepProps): string {
  const { car, site } = props
  const { words } = site
  const titles: Readonly<Partial<Record<CheckoutProblem['code'], string>>> = {
    held_by_another: words.checkoutTakenTitle,
    already_yours: words.checkoutYoursTitle,
    being_paid: words.checkoutBusyTitle,
    not_available: isSold(car) ? words.checkoutGoneTitle : words.checkoutUnavailableTitle,
  }
  const code = props.state.problem?.code
  return fillerOf(props)((code && titles[code]) ?? words.checkoutTitle)
}

/** What is left to do where the car cannot be reserved now. */
export function Over(props: StepProps) {
  const { state, car, site, page } = props
  const { words } = site
  const fill = fillerOf(props)
  const { problem } = state
  const call = <CallAbout car={car} site={site} />
  const similar = (
    <Button variant="outline" href={similarPath(car)}>
      {words.findSimilar}
    </Button>
  )
  switch (problem?.code) {
    case 'being_paid':
      return (
        <ReservingPart>
          <p>{fill(words.checkoutBusy)}</p>
          <p>{fill(words.checkoutBusyUntil, { time: timeText(problem.until, site) })}</p>
          <ReservingButtons>
            <Button href={page.path}>{words.checkoutLookAgain}</Button>
            {call}
          </ReservingButtons>
        </ReservingPart>
      )
    case 'already_yours': {
      const { path, reference, until } = problem
      const time = until === undefined ? undefined : momentText(until, site)
      return (
        <ReservingPart>
          <p>{fill(words.checkoutYours)}</p>
          {time !== undefined && <p>{fill(words.checkoutYoursUntil, { reference, time })}</p>}
          <ReservingButtons>
            <Button href={path}>{words.checkoutSeeYours}</Button>
          </ReservingButtons>
        </ReservingPart>
      )
    }
    case 'held_by_another':
      return (
        <ReservingPart>
          <p>{fill(words.checkoutTaken)}</p>
          <p>{words.checkoutTakenText}</p>
          <ReservingButtons>
            {call}
            {similar}
          </ReservingButtons>
        </ReservingPart>
      )
    default:
      return (
        <ReservingPart>
          <p>{words.checkoutGoneText}</p>
          <ReservingButtons>
            {call}
            {similar}
          </ReservingButtons>
        </ReservingPart>
      )
  }
}
