import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { MIN_SPIN_DEPOSIT_DOLLARS } from '#domain/prize/thresholds.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { Button } from '#ui/button/button.tsx'
import { GROUND } from '#ui/data-attributes.ts'
import type { OwnSpin } from '../define-load.ts'
import { factsOf, placeOf, type WheelView, wonText } from './view.ts'
import { WheelDrawing } from './wheel-drawing.tsx'

/** The prize of the spin that was just made, with the wheel standing at it. FLOWS 11, 13. */
export function Won({ spin, ...view }: WheelView & { readonly spin: OwnSpin }) {
  const { site, data } = view
  const { words, name } = site
  const { until, phone } = factsOf(view)
  return (
    <div className="spin">
      <div className="spin-won" {...{ [GROUND]: 'dark' }}>
        <p>
          {spin.claimedAt === undefined
            ? fillPlaceholders(words.wheelShow, { name, phone, date: until })
            : words.wheelGiven}
        </p>
        <p className="spin-code">
          {words.wheelCode} <b>{spin.claimCode}</b>
        </p>
      </div>
      <WheelDrawing segments={data.wheel.segments} at={placeOf(view, spin)} />
    </div>
  )
}

/** What was won before, and whether it was given. */
export function Had({ spin, ...view }: WheelView & { readonly spin: OwnSpin }) {
  const { site } = view
  const { words, name } = site
  const { day, time, until } = factsOf(view)
  const said = spin.claimedAt === undefined ? words.wheelHadText : words.wheelHadGiven
  const facts = { date: day(spin.at), time: time(spin.at), code: spin.claimCode, name, until }
  return <p>{fillPlaceholders(said, { ...facts, prize: wonText(view, spin) })}</p>
}

/** A deposit gives one more spin, where the dealer does: said to who has none left. Spec 9.20. */
export function OneMore(view: WheelView) {
  const { data, site } = view
  const { wheel, spins } = data
  const { words } = site
  if (!wheel.second_spin_approved || spins.left > 0 || spins.drawn.length > 1) return null
  const { day } = factsOf(view)
  const deposit = formatMoney(MIN_SPIN_DEPOSIT_DOLLARS, site.locale)
  const more = { car: words.car, date: day(wheel.expiry), deposit }
  return (
    <section className="spin-more">
      <h2>{words.wheelMore}</h2>
      <p>{fillPlaceholders(words.wheelMoreText, more)}</p>
      <Button href="/search" variant="outline">
        {fillPlaceholders(words.wheelMoreLink, { cars: capital(thingsOf('car', words)) })}
      </Button>
    </section>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
