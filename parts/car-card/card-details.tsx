import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import { measuredFacts } from '#domain/car/measured-facts.ts'
import { noteOf } from '#domain/car/note.ts'
import { plateFacts } from '#domain/car/plate-facts.ts'
import type { SpecRow } from '#domain/car/spec-rows.ts'
import { KEY_FACTS_SHOWN } from '#domain/car/thresholds.ts'
import { shownFacts } from '../facts/shown-facts.ts'
import { similarPath } from '../search/similar-to.ts'
import type { SiteView } from '../view-context.ts'
import { cardContent } from './card-layout.ts'
import type { CarCardProps } from './card-props.ts'

/** A bare number, such as 4 for sleeps, which needs its label as text. */
const isCount = (value: string): boolean => /^\d+$/.test(value)

/** Four facts, each with its name, which most variants show to screen readers only. */
export function CardFacts({ car, site, now, variant }: CarCardProps) {
  const facts = cardContent[variant].measures ? measuresOf(car, site, now) : []
  return (
    <ul className="card-facts">
      {(facts.length > 0 ? facts : shownFacts(car, site, now)).map(({ key, label, value }) => (
        <li key={key} className={isCount(value) ? 'card-count' : undefined}>
          <span>{label}</span> {value}
        </li>
      ))}
    </ul>
  )
}

/** Weights and measures; a car with a single one shows the usual facts fallback. */
function measuresOf(car: Car, { locale, timeZone }: SiteView, now: string): readonly SpecRow[] {
  const rows = plateFacts(car, { now: new Date(now), locale, timeZone })
  return rows.length > 1 ? rows.slice(0, KEY_FACTS_SHOWN) : []
}

const barsShown = 3

/** The car's figures, with bars where the best in stock is known; nothing if it has none. */
export function CardBars({ car, site, variant, best }: CarCardProps) {
  if (!cardContent[variant].bars) return null
  const facts = measuredFacts(car, site.locale, best).slice(0, barsShown)
  if (facts.length === 0) return null
  return (
    <dl className="card-bars">
      {facts.map(({ key, name, value, unit, share }) => (
        <div key={key} style={share === undefined ? undefined : barOf(share)}>
          <dt>{name}</dt>
          <dd>
            {value} {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function barOf(share: number): CSSProperties & Record<'--share', number> {
  return { '--share': Math.round(share * 100) / 100 }
}

/** A word from the dealer; without comments a way to others like it. Spec 2.41. */
export function CardNote({ car, site, variant }: CarCardProps) {
  if (car.dealercomments === undefined) {
    return (
      <p className="card-prompt">
        {/* Above the link that covers a card. */}
        <a href={similarPath(car)} className="relative underline">
          {site.words.similarPrompt}
        </a>
      </p>
    )
  }
  const note = cardContent[variant].note && noteOf(car)
  if (!note) return null
  return (
    <p className="card-note">
      {note.text}
      {note.author && (
        <>
          {' '}
          <b>{note.author}</b>
        </>
      )}
    </p>
  )
}
