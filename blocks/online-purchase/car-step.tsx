import { moneyBackTerms } from '#domain/reservation/money-back.ts'
import { ProveMobile } from '#parts/reservation/prove-mobile.tsx'
import { ReservingForm, ReservingPart } from '#parts/reservation/reserving.tsx'
import { purchaseStart } from '#parts/reservation-state/purchase-view.ts'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { StepProps } from './step-props.ts'

/** The car, and who buys it: a mobile that a code proves, so that the answers are nobody else's. Spec 2.06, FLOWS 9. */
export function CarStep({ id, state, car, site }: StepProps) {
  const { words } = site
  const start = purchaseStart(car.slug)
  const own = moneyBackTerms(car.car_type, site)
  return (
    <>
      {own && (
        <ReservingPart labelledBy={`${id}-own`}>
          <h2 id={`${id}-own`}>{own.title}</h2>
          <p>{own.text}</p>
        </ReservingPart>
      )}
      {state.phone === undefined ? (
        <ProveMobile
          id={id}
          site={site}
          type="checkout"
          redirect={start}
          back={`/cars/${car.slug}`}
          title={words.purchaseFirst}
          text={words.purchaseFirstText}
        />
      ) : (
        <ReservingForm action={start} words={words}>
          <SubmitButton size="lg" busyLabel={words.formSending}>
            {words.purchaseBegin}
          </SubmitButton>
        </ReservingForm>
      )}
    </>
  )
}
