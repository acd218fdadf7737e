import { carName } from '#domain/car/name.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Calculator } from '#domain/finance/calculator-for.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import type { ViewOf } from '../define-block.ts'
import type { PlannerData } from './load.ts'
import { PlannerCars } from './planner-cars.tsx'
import { PlannerLoan } from './planner-loan.tsx'
import type block from './schema.ts'

type View = ViewOf<typeof block, PlannerData>

/**
 * What a price costs by the buyer's own deposit, term and rate, and what is in stock up to it. The amounts are
 * in the address, so that it can be sent to somebody; the page is whole without script. Spec 2.08, 9.14, D30.
 */
export default function FinancePlanner(view: View) {
  const { id, props, data, site, page } = view
  const { calculator } = data
  const { heading = site.words.calculator } = props
  const variant = props.variant ?? site.look.form
  const isWorkedOut = calculator?.kind === 'figures'
  const cars = isWorkedOut && (
    <PlannerCars id={id} data={data} loan={calculator} site={site} page={page} />
  )
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={variant}
      isTitle
      head={<h1 id={`${id}-title`}>{heading}</h1>}
      lead={leadOf(view)}
      beside={cars}
    >
      {isWorkedOut ? (
        <PlannerLoan
          id={id}
          data={data}
          loan={calculator}
          site={site}
          page={page}
          variant={variant}
        />
      ) : (
        <Unknown calculator={calculator} site={site} />
      )}
    </FormPage>
  )
}

/** What the figures begin with, where the address names a car. Spec 2.07. */
function leadOf({ props, data: { own, isGone }, site: { words } }: View): string | undefined {
  if (own) return fillPlaceholders(words.plannerOwn, { car: carName(own) })
  return isGone ? fillPlaceholders(words.plannerGone, { vehicle: words.car }) : props.lead
}

interface UnknownProps extends Pick<View, 'site'> {
  readonly calculator: Calculator | undefined
}

/** A repayment would not tell the whole cost without a comparison rate; nothing where nothing is financed. */
const Unknown = ({ calculator, site: { words } }: UnknownProps) =>
  calculator && (
    <div className="planner-unknown">
      <h2>{words.noRateTitle}</h2>
      <p>{fillPlaceholders(words.noRateText, { vehicle: words.car })}</p>
    </div>
  )
