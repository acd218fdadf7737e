import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { purchaseStepNames } from '#parts/reservation/purchase-step-names.ts'
import { ReservedCar } from '#parts/reservation/reserved-car.tsx'
import { Reserving, ReservingLink } from '#parts/reservation/reserving.tsx'
import {
  type CheckoutStep,
  type CheckoutView,
  checkoutSteps,
  isOver,
} from '#parts/reservation-state/checkout-view.ts'
import { purchasePath } from '#parts/reservation-state/purchase-view.ts'
import { StepLine } from '#parts/step-line/step-line.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { DetailsStep } from './details-step.tsx'
import { Over, overTitle } from './over.tsx'
import { PayStep } from './pay-step.tsx'
import type block from './schema.ts'
import { fillerOf, type StepProps, stepPath } from './step-props.ts'
import { TermsStep } from './terms-step.tsx'

/**
 * A car is reserved, a step on each page, whole without script: each step is a form that posts to its address; the
 * last one leads to the provider's own page. Spec 2.03, 9.19, D31, FLOWS 9.
 */
export default function Checkout({ id, props, car, site, page }: ViewOf<typeof block>) {
  const state = page.checkout ?? beginning(car)
  const step: StepProps = { id, state, car, site, page }
  const { words, look } = site
  const fill = fillerOf(step)
  const isAlone = isOver(state)
  const isBought = state.purchase !== undefined
  const before = isBought ? purchaseStepNames(fill, words) : []
  const own = [
    words.checkoutStepDetails,
    isBought ? words.purchaseStepDeposit : words.checkoutStepTerms,
    isBought ? words.purchaseStepSummary : words.checkoutStepPay,
  ]
  const title = isAlone
    ? overTitle(step)
    : fill(isBought ? words.purchaseTitle : words.checkoutTitle)
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={
        <>
          <Back {...step} />
          <h1 id={`${id}-title`}>{title}</h1>
        </>
      }
      about={
        <ReservedCar
          car={car}
          site={site}
          page={page}
          price={state.price}
          deposit={site.constants.reserveDeposit}
          depositName={words.checkoutToPayNow}
          isPlain={isAlone}
          isSlim
          note={isAlone ? undefined : fill(words.checkoutSafe)}
        />
      }
    >
      <Reserving>
        {!isAlone && (
          <StepLine
            names={[...before, ...own]}
            at={before.length + checkoutSteps.indexOf(state.step) + 1}
            words={words}
          />
        )}
        {isAlone ? <Over {...step} /> : <Step {...step} />}
      </Reserving>
    </FormPage>
  )
}

/** As editors show it, where no server says whose it is. */
const beginning = (car: Car): CheckoutView => ({
  step: 'details',
  phone: undefined,
  values: { name: '', email: '' },
  faults: {},
  termsVersion: '',
  price: askingPrice(car) ?? 0,
  key: '',
})

const steps = { details: DetailsStep, terms: TermsStep, pay: PayStep }

function Step(props: StepProps) {
  const View = steps[props.state.step]
  return <View {...props} />
}

const stepBefore: Readonly<Partial<Record<CheckoutStep, CheckoutStep>>> = {
  terms: 'details',
  pay: 'terms',
}

/** To the step before, or from the first one to the car. FLOWS 1. */
function Back(props: StepProps) {
  const { state, car, site } = props
  const { words } = site
  const { purchase } = state
  const step = isOver(state) ? undefined : stepBefore[state.step]
  const names = {
    details: words.checkoutStepDetails,
    terms: purchase ? words.purchaseStepDeposit : words.checkoutStepTerms,
    pay: '',
  }
  const first =
    purchase && !isOver(state)
      ? { href: purchasePath(purchase.id, 'delivery'), name: words.purchaseStepDelivery }
      : { href: `/cars/${car.slug}`, name: fillerOf(props)(words.backToCar) }
  return (
    <ReservingLink href={step === undefined ? first.href : stepPath(props, step)} variant="quiet">
      <Icon name="arrow-left" size="sm" />
      {step === undefined ? first.name : names[step]}
    </ReservingLink>
  )
}
