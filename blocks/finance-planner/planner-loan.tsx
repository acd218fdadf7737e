import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Calculator } from '#domain/finance/calculator-for.ts'
import { estimateTerms } from '#domain/finance/disclaimers.ts'
import { siteTermsNote } from '#domain/finance/site-terms-text.ts'
import { formatMoney } from '#domain/format.ts'
import type { FinanceSettings } from '#domain/site/finance.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { calculatedFigures } from '#parts/calculated/calculated-figures.ts'
import { AmountField } from '#parts/calculator/amount-field.tsx'
import { CalculatorPanel } from '#parts/calculator/calculator-panel.tsx'
import { CalculatorResult } from '#parts/calculator/calculator-result.tsx'
import { LoanFields } from '#parts/calculator/loan-fields.tsx'
import { STEP } from '#parts/calculator/steps.ts'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import type { Ground } from '#parts/section/ground.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import type { PlannerData } from './load.ts'

export interface PlannerPartProps {
  /** Of the block. */
  readonly id: string
  readonly data: PlannerData
  readonly loan: Extract<Calculator, { kind: 'figures' }>
  readonly site: SiteView
  readonly page: PageView
}

interface PlannerLoanProps extends PlannerPartProps {
  readonly variant: VariantOf<'form'>
}

/** What the figures stand on; on the page's own paper where they are lines of it. */
const figuresGround: Readonly<Partial<Record<VariantOf<'form'>, Ground>>> = {
  letter: 'flood',
  console: 'dark',
  bill: 'dark',
}

/** The loan: a form whose address has the amounts, the figures, and the warning that they need. D30, D40. */
export function PlannerLoan(props: PlannerLoanProps) {
  const { id, data, loan, site, page, variant } = props
  const { finance, locale } = site
  const { inputs, comparisonRate, fees } = loan
  const figures = calculatedFigures({ inputs, comparisonRate, locale }) ?? {}
  const { words } = site
  const money = (dollars: number) => formatMoney(dollars, locale)
  const terms = [
    words.plannerBasis,
    fees &&
      fillPlaceholders(words.calculatorFees, {
        upFront: money(fees.upFront),
        monthly: money(fees.monthly),
      }),
    finance && termsOf(data.own, finance, site, page.now),
  ].filter((text) => text !== undefined)
  const { withoutCharges = false } =
    repaymentsIn(data.cars ?? [], withEstimates(site), page.now) ?? {}
  return (
    <div className="planner-loan">
      <CalculatorPanel inputs={<Fields {...props} />}>
        <CalculatorResult
          figures={figures}
          site={site}
          hasBalloon={inputs.balloon > 0}
          level={2}
          ground={figuresGround[variant]}
        />
      </CalculatorPanel>
      <FinanceWarning
        id={warningId(id)}
        site={site}
        mark="*"
        terms={terms.join(' ')}
        withoutCharges={withoutCharges}
        className="planner-warning"
      />
    </div>
  )
}

/** The terms of a car's own estimate, else those of the site. */
const termsOf = (
  own: Car | undefined,
  finance: FinanceSettings,
  { locale, timeZone }: SiteView,
  now: string,
) =>
  own
    ? estimateTerms(own, finance, { now: new Date(now), timeZone }, locale)
    : siteTermsNote(finance, locale)

/** The dealer placed the block: its vehicles have estimates here, whatever they show elsewhere. */
export const withEstimates = (site: SiteView): SiteView => ({
  ...site,
  flags: { ...site.flags, finance: true },
})

function Fields({ id, data, loan, site, page }: PlannerPartProps) {
  const { inputs } = loan
  const { words } = site
  const most = Math.max(data.most ?? 0, inputs.price)
  return (
    <form action={`${page.path}#${id}-title`} className="planner-fields">
      {data.own && <input type="hidden" name="car_id" value={data.own.id} />}
      <input type="hidden" name="balloon" value={inputs.balloon} disabled />
      <LoanFields
        id={id}
        term="term"
        calculator={loan}
        site={site}
        vehicle={words.car}
        price={
          <AmountField
            id={`${id}-price`}
            name="vehiclePriceBudget"
            unit="$"
            step={STEP}
            label={fillPlaceholders(words.plannerPrice, { vehicle: words.car })}
            error={words.plannerPriceWrong}
            value={inputs.price}
            most={Math.ceil(most / STEP) * STEP}
          />
        }
      />
      <div>
        <Button type="submit" variant="outline">
          {fillPlaceholders(words.plannerShow, { vehicles: words.cars })}
        </Button>
      </div>
    </form>
  )
}
