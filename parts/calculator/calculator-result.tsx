import { repaymentPeriod } from '#domain/finance/repayment-period.ts'
import type { SiteView } from '#parts/view-context.ts'
import { FIGURE, GROUND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { comparedYears } from '../calculated/calculated-figures.ts'
import type { Ground } from '../section/ground.ts'

interface CalculatorResultProps {
  readonly figures: Readonly<Record<string, string>>
  readonly site: SiteView
  /** Whether a buyer can leave a sum to the end. */
  readonly hasBalloon: boolean
  /** Of its heading. */
  readonly level: 2 | 3
  /** Of the repayments and rates. */
  readonly ground?: Ground | undefined
}

/** Repayments and rates at one size, and the columns of the table: by the week and the month, or by the month alone. */
const byPeriod = {
  week: {
    equal: [
      ['weekly', 'per week'],
      ['fortnightly', 'per fortnight'],
      ['monthly', 'per month'],
      ['interest', 'p.a. interest rate'],
      ['comparison', 'p.a. comparison rate*'],
    ],
    columns: [
      ['weekly', 'A week'],
      ['monthly', 'A month'],
      ['total', 'In all'],
    ],
  },
  month: {
    equal: [
      ['monthly', 'per month'],
      ['comparison', 'APR*'],
    ],
    columns: [
      ['monthly', 'A month'],
      ['total', 'In all'],
    ],
  },
} as const

/** Repayments and rates at one size, what is borrowed and paid, and the same over other terms. D30, Spec 9.12. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { figures, site, hasBalloon, level, ground } = props
  const { locale, words } = site
  const Heading = `h${level}` as const
  const { equal, columns } = byPeriod[repaymentPeriod(locale)]
  return (
    <>
      <Heading>{words.calculatorResult}</Heading>
      <p className="calc-stale" hidden>
        {words.calculatorStale}
      </p>
      <dl className="calc-figures" {...(ground && { [GROUND]: ground })}>
        {equal.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <Figure name={name} figures={figures} />
          </div>
        ))}
      </dl>
      <dl className="calc-sums">
        <div>
          <dt>{words.calculatorBorrowed}</dt>
          <Figure name="borrowed" figures={figures} />
        </div>
        <div>
          <dt>{hasBalloon ? words.calculatorTotal : words.plannerTotal}</dt>
          <Figure name="total" figures={figures} />
        </div>
      </dl>
      <details className="calc-compare">
        <summary className="calc-more">
          {words.calculatorTerms}
          <Icon name="chevron-down" size="sm" />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Years</th>
              {columns.map(([kind, heading]) => (
                <th key={kind} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedYears.map((years) => (
              <tr key={years}>
                <th scope="row">{years}</th>
                {columns.map(([kind]) => (
                  <td key={kind} {...{ [FIGURE]: `${kind}-${years}` }}>
                    {figures[`${kind}-${years}`]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <output className="sr-only" />
    </>
  )
}

interface FigureProps {
  readonly name: string
  readonly figures: Readonly<Record<string, string>>
}

const Figure = ({ name, figures }: FigureProps) => <dd {...{ [FIGURE]: name }}>{figures[name]}</dd>
