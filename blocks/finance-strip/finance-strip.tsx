import { estimateTerms } from '#domain/finance/disclaimers.ts'
import { withParameter } from '#domain/link.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { Decided } from '#parts/rendering.tsx'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import { repaymentOf } from '#parts/repayment/repayment.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/**
 * A car's repayment estimate. The repayment and the rates look the same:
 * the law requires equal prominence. Spec 5.28-5.32, 9.12-9.18.
 */
export default function FinanceStrip(view: ViewOf<typeof block>) {
  return (
    <Decided thing="repayment" car={view.car}>
      <Estimate {...view} />
    </Decided>
  )
}

function Estimate({ id, car, site, page }: ViewOf<typeof block>) {
  const repayment = repaymentOf(car, site, page.now)
  if (repayment === undefined || site.finance === undefined) return null
  const { amount, per, rates, basis } = repayment
  const { finance, locale, timeZone, words } = site
  const terms = estimateTerms(car, finance, { now: new Date(page.now), timeZone }, locale)
  const figures = [
    { label: per === 'week' ? words.perWeekLabel : words.perMonthLabel, value: amount },
    ...rates,
  ]
  return (
    <section aria-labelledby={`${id}-title`}>
      <Card className="grid gap-4">
        <h2 id={`${id}-title`} className="text-lg">
          {words.calculatorResult}
        </h2>
        <dl className="grid grid-cols-3 gap-3 border-y border-line py-3">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-xs text-ink-2">{label}</dt>
              <dd className="type-heading figures text-lg leading-tight">{value}</dd>
            </div>
          ))}
        </dl>
        {basis && <p className="text-sm text-ink-2">Estimate {basis}.</p>}
        {hasPage(page, finance.page) && (
          <Button href={withParameter(finance.page, 'car_id', car.id)}>{words.getFinance}</Button>
        )}
        <FinanceWarning site={site} terms={terms} />
      </Card>
    </section>
  )
}
