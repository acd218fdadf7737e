import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney, formatNumber } from '#domain/format.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { warningId } from '#parts/repayment/finance-warning.tsx'
import { RepaymentLine } from '#parts/repayment/repayment-line.tsx'
import { Link } from '#ui/link/link.tsx'
import { type PlannerPartProps, withEstimates } from './planner-loan.tsx'

/** What is in stock up to the price, each with its estimate, its rates and the warning. D40. */
export function PlannerCars({ id, data, loan, site, page }: PlannerPartProps) {
  const { cars = [], count = 0, searchHref = '/search' } = data
  const { locale, words } = site
  const price = formatMoney(loan.inputs.price, locale)
  return (
    <section className="planner-cars" aria-labelledby={`${id}-cars`}>
      <h2 id={`${id}-cars`}>
        {fillPlaceholders(cars.length > 0 ? words.plannerCars : words.plannerNone, { price })}
      </h2>
      <ul>
        {cars.map((car) => (
          <li key={car.id}>
            <CarStrip
              car={car}
              site={site}
              page={page}
              href={`/cars/${car.slug}`}
              picture="large"
              eager={false}
            />
            <RepaymentLine
              car={car}
              site={withEstimates(site)}
              now={page.now}
              warning={warningId(id)}
              className="planner-repayment"
            />
          </li>
        ))}
      </ul>
      {count > cars.length && (
        <Link href={searchHref} variant="onward">
          {fillPlaceholders(words.plannerAll, { count: formatNumber(count, locale), price })}
        </Link>
      )}
    </section>
  )
}
