import { isSold } from '#domain/car/status.ts'
import { momentText, timeText } from '#domain/reservation/moment-text.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
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
        <div className="reserving-part">
          <p>{fill(words.checkoutBusy)}</p>
          <p>{fill(words.checkoutBusyUntil, { time: timeText(problem.until, site) })}</p>
          <div className="reserving-buttons">
            <Button href={page.path}>{words.checkoutLookAgain}</Button>
            {call}
          </div>
        </div>
      )
    case 'already_yours': {
      const { path, reference, until } = problem
      const time = until === undefined ? undefined : momentText(until, site)
      return (
        <div className="reserving-part">
          <p>{fill(words.checkoutYours)}</p>
          {time !== undefined && <p>{fill(words.checkoutYoursUntil, { reference, time })}</p>}
          <div className="reserving-buttons">
            <Button href={path}>{words.checkoutSeeYours}</Button>
          </div>
        </div>
      )
    }
    case 'held_by_another':
      return (
        <div className="reserving-part">
          <p>{fill(words.checkoutTaken)}</p>
          <p>{words.checkoutTakenText}</p>
          <div className="reserving-buttons">
            {call}
            {similar}
          </div>
        </div>
      )
    default:
      return (
        <div className="reserving-part">
          <p>{words.checkoutGoneText}</p>
          <div className="reserving-buttons">
            {call}
            {similar}
          </div>
        </div>
      )
  }
}
