import { askingPrice } from '#domain/car/price-display.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { purchaseStepNames } from '#parts/reservation/purchase-step-names.ts'
import { ReservedCar } from '#parts/reservation/reserved-car.tsx'
import { Reserving, ReservingLink } from '#parts/reservation/reserving.tsx'
import {
  type PurchaseStep,
  purchasePath,
  purchaseStart,
} from '#parts/reservation-state/purchase-view.ts'
import { StepLine } from '#parts/step-line/step-line.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { CarStep } from './car-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import type { PurchaseData } from './load.ts'
import { PaymentStep } from './payment-step.tsx'
import type block from './schema.ts'
import { fillerOf, type StepProps } from './step-props.ts'
import { TradeInStep } from './trade-in-step.tsx'

const steps: readonly PurchaseStep[] = ['car', 'trade-in', 'payment', 'delivery']

/**
 * A used car is bought online, a question on each page, whole without script; what follows are the steps of the
 * checkout. Nothing where no server says whose it is. Spec 2.06, 4.30.
 */
export default function OnlinePurchase(view: ViewOf<typeof block, PurchaseData>) {
  const { id, props, data, site, page } = view
  const { words, look } = site
  const { purchase: state } = page
  const { car } = data
  if (!state || !car) return null
  const step: StepProps = { id, state, car, site, page }
  const fill = fillerOf(step)
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={
        <>
          <Back {...step} />
          <h1 id={`${id}-title`}>{fill(words.purchaseTitle)}</h1>
        </>
      }
      lead={state.step === 'car' ? fill(words.purchaseLead) : undefined}
      about={
        <ReservedCar
          car={car}
          site={site}
          page={page}
          price={askingPrice(car) ?? 0}
          deposit={site.constants.reserveDeposit}
          depositName={words.purchaseStepDeposit}
          isSlim
        />
      }
    >
      <Reserving>
        <StepLine
          names={[
            ...purchaseStepNames(fill, words),
            words.checkoutStepDetails,
            words.purchaseStepDeposit,
            words.purchaseStepSummary,
          ]}
          at={steps.indexOf(state.step) + 1}
          words={words}
        />
        <Step {...step} />
      </Reserving>
    </FormPage>
  )
}

const views = {
  car: CarStep,
  'trade-in': TradeInStep,
  payment: PaymentStep,
  delivery: DeliveryStep,
}

function Step(props: StepProps) {
  const View = views[props.state.step]
  return <View {...props} />
}

/** To the question before, or from the first ones to the car. FLOWS 1. */
function Back(props: StepProps) {
  const { state, car, site } = props
  const { words } = site
  const fill = fillerOf(props)
  const { id = '' } = state
  const before = {
    car: { href: `/cars/${car.slug}`, name: fill(words.backToCar) },
    'trade-in': { href: purchaseStart(car.slug), name: fill(words.purchaseStepCar) },
    payment: { href: purchasePath(id, 'trade-in'), name: words.purchaseStepTradeIn },
    delivery: { href: purchasePath(id, 'payment'), name: words.purchaseStepPayment },
  }[state.step]
  return (
    <ReservingLink href={before.href} variant="quiet">
      <Icon name="arrow-left" size="sm" />
      {before.name}
    </ReservingLink>
  )
}
