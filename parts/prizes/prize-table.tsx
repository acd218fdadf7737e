import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney, formatNumber } from '#domain/format.ts'
import { type PrizeLine, prizeTable } from '#domain/prize/prize-table.ts'
import type { SiteView } from '../view-context.ts'
import { chanceText, type ShownWheel } from './wheel-view.ts'

interface PrizeTableProps {
  /** Of the block. */
  readonly id: string
  readonly shown: ShownWheel
  readonly site: SiteView
}

/** Every prize with the number left and its chance now, and how it is drawn. FLOWS 11. */
export function PrizeTable({ id, shown, site }: PrizeTableProps) {
  const { words, locale } = site
  return (
    <section className="prizes" aria-labelledby={`${id}-prizes`}>
      <h2 id={`${id}-prizes`}>{words.wheelTable}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.wheelPrize}</th>
            <th scope="col">{words.wheelLeft}</th>
            <th scope="col">{words.wheelChance}</th>
          </tr>
        </thead>
        <tbody>
          {prizeTable(shown.prizes).map((line) => (
            <tr key={line.label}>
              <th scope="row">{prizeText(line, site)}</th>
              <td>{formatNumber(line.left, locale)}</td>
              <td>{line.oneIn === undefined ? words.wheelGone : chanceText(line.oneIn, site)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.wheelHow}</p>
    </section>
  )
}

/** A label that says a sum of money says what it is worth. */
const prizeText = ({ label, value }: PrizeLine, { words, locale }: SiteView): string =>
  label.includes('$')
    ? label
    : fillPlaceholders(words.wheelWorth, { prize: label, value: formatMoney(value, locale) })
