import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { hasPage } from '#parts/links/has-page.ts'
import { PrizeTable } from '#parts/prizes/prize-table.tsx'
import { ShortTerms } from '#parts/prizes/short-terms.tsx'
import { daysOf } from '#parts/prizes/wheel-view.ts'
import { Button } from '#ui/button/button.tsx'
import { SpinForm } from './spin-form.tsx'
import { Had, OneMore, Won } from './told-prize.tsx'
import { factsOf, toldSpin, type View, type WheelView, wonText } from './view.ts'

const OFFERS = '/offers'

/**
 * The wheel of prizes as it is for one buyer, whole without script. The server draws; the wheel shows the result.
 * Spec 1.12, 2.12, 9.20, D32, FLOWS 11.
 */
export default function PrizeWheel({ data, ...view }: View) {
  return data ? <Wheel {...view} data={data} /> : null
}

function Wheel(view: WheelView) {
  const { id, site, page, data } = view
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={site.look.form}
      className="form-page-plain prize-wheel"
      isTitle
      head={<h1 id={`${id}-title`}>{titleOf(view)}</h1>}
      lead={leadOf(view)}
      beside={<PrizeTable id={id} shown={data} site={site} />}
    >
      <State {...view} />
      <ShortTerms wheel={data.wheel} site={site} page={page} />
    </FormPage>
  )
}

function titleOf(view: WheelView): string {
  const { data, site } = view
  const { words } = site
  const spin = toldSpin(view)
  switch (data.state) {
    case 'won':
      return fillPlaceholders(words.wheelWon, { prize: spin ? wonText(view, spin) : '' })
    case 'no_spins':
      return data.spins.drawn.length > 1 ? words.wheelHadTwo : words.wheelHad
    case 'not_yet':
      return fillPlaceholders(words.wheelNotYet, { date: factsOf(view).day(data.wheel.start) })
    case 'over':
      return words.wheelOver
    case 'empty':
      return words.wheelEmpty
    case 'ready':
    case 'failed':
      return words.wheelTitle
  }
}

function leadOf(view: WheelView): string | undefined {
  const { data, site } = view
  const { wheel, spins, state } = data
  const { words, name } = site
  const { day, until } = factsOf(view)
  const days = { name: wheel.name, days: daysOf(wheel, site) }
  switch (state) {
    case 'ready':
    case 'failed': {
      const count = spins.left === 1 ? words.wheelOneSpin : words.wheelSpins
      const left = fillPlaceholders(count, { count: String(spins.left) })
      return `${fillPlaceholders(words.wheelDays, days)} ${left}`
    }
    case 'not_yet':
      return fillPlaceholders(words.wheelNotYetText, days)
    case 'over':
      return fillPlaceholders(words.wheelOverText, { date: day(wheel.expiry), until, name })
    case 'empty':
      return fillPlaceholders(words.wheelEmptyText, { date: day(wheel.redraw_at) })
    case 'won':
    case 'no_spins':
      return undefined
  }
}

function State(view: WheelView) {
  const { data, site, page } = view
  const { words } = site
  const spin = toldSpin(view)
  if (data.state === 'won' && spin) {
    return (
      <>
        <Won {...view} spin={spin} />
        <OneMore {...view} />
      </>
    )
  }
  const canSpin = data.state === 'ready' || data.state === 'failed'
  const offers = data.state === 'over' ? words.wheelNow : words.wheelOffers
  return (
    <>
      {data.spins.drawn.map((drawn) => (
        <Had key={drawn.claimCode} {...view} spin={drawn} />
      ))}
      {canSpin ? (
        <SpinForm {...view} />
      ) : (
        hasPage(page, OFFERS) &&
        data.state !== 'no_spins' && (
          <p>
            <Button href={OFFERS} variant="outline">
              {offers}
            </Button>
          </p>
        )
      )}
      {data.state === 'no_spins' && <OneMore {...view} />}
    </>
  )
}
