import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { calculatorFor } from '#domain/finance/calculator-for.ts'
import { withParameter } from '#domain/link.ts'
import { calculatedFigures } from '#parts/calculated/calculated-figures.ts'
import { CalculatorPanel } from '#parts/calculator/calculator-panel.tsx'
import { CalculatorResult } from '#parts/calculator/calculator-result.tsx'
import { isSubscription } from '#parts/price/shown-price.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { CalculatorInputs } from './calculator-inputs.tsx'
import { CalculatorTerms } from './calculator-terms.tsx'
import type block from './schema.ts'

type View = ViewOf<typeof block>

/**
 * What a car costs a week, a fortnight and a month by the buyer's own deposit, term and final payment. The
 * server writes the first figures, a script loaded at the first touch all later ones. Spec 2.46, 9.14, D30.
 */
export default function FinanceCalculator({ id, props, car, site, page }: View) {
  const { finance, flags, locale, timeZone, words } = site
  if (!flags.finance || finance === undefined || isSubscription(car, site)) return null
  const calculator = calculatorFor(car, finance, { now: new Date(page.now), timeZone })
  if (calculator === undefined) return null
  const vehicle = words[car.item_type]
  const href = withParameter(finance.page, 'car_id', car.id)
  const figures =
    calculator.kind === 'figures' ? calculatedFigures({ ...calculator, locale }) : undefined
  return (
    <section className="calc" aria-labelledby={`${id}-title`}>
      <details open={props.open}>
        <summary className="calc-head">
          <h2 id={`${id}-title`}>{words.calculator}</h2>
          <Icon name="chevron-down" />
        </summary>
        {calculator.kind === 'figures' && figures ? (
          <div className="calc-body">
            <CalculatorPanel
              inputs={
                <CalculatorInputs id={id} calculator={calculator} site={site} vehicle={vehicle} />
              }
            >
              <CalculatorResult figures={figures} site={site} hasBalloon level={3} />
              <Button href={href} variant="outline">
                {words.getFinance}
              </Button>
            </CalculatorPanel>
            <CalculatorTerms
              calculator={calculator}
              car={car}
              site={site}
              now={page.now}
              vehicle={vehicle}
              figures={figures}
            />
          </div>
        ) : (
          <div className="calc-none">
            <h3>{words.noRateTitle}</h3>
            <p>{fillPlaceholders(words.noRateText, { vehicle })}</p>
            <Button href={href}>{words.getFinance}</Button>
          </div>
        )}
      </details>
    </section>
  )
}
