import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleMinus } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { DetailHead } from '../frame/detail-head.tsx'
import type { MySite } from '../frame/me.ts'
import { Freshness } from '../states/query-state.tsx'
import { Corrections } from './corrections.tsx'
import { carQuery, type ExplainedCar } from './stock-queries.ts'

export interface CarDetailProps {
  readonly site: MySite
  readonly car: string
  /** Why the person may correct nothing. */
  readonly refusal: string | undefined
  readonly onClose: () => void
}

/** What buyers see of a car and why, and what is corrected here. */
export function CarDetail({ site, car, refusal, onClose }: CarDetailProps) {
  const query = useQuery(carQuery(site.slug, car))
  const { data } = query
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the car" onClose={onClose}>
          {data?.name ?? 'Car'}
        </DetailHead>
        <Freshness query={query} />
        {query.isPending && <p role="status">Loading the car…</p>}
        {data && (
          <p className="text-ink-2">
            {[data.stocknum, `feed “${data.feed}”`].filter(Boolean).join(' · ')}
            {data.left !== undefined && ', which it left'}
          </p>
        )}
      </section>
      {data && (
        <>
          <section className="desk-section" aria-label="What buyers see, and why">
            <h2>What buyers see, and why</h2>
            <ul className="stock-seen">
              {data.decisions.map((decision) => (
                <Seen key={decision.thing} {...decision} />
              ))}
            </ul>
          </section>
          <Corrections site={site.slug} car={data} refusal={refusal} />
        </>
      )}
    </>
  )
}

type Decision = ExplainedCar['decisions'][number]

/** What decided: the conditions against it, or of a choice the one that applied. */
function whyOf({ is_shown: isShown, how, conditions }: Decision): string[] {
  const against = conditions.filter(({ holds }) => !holds)
  const applied = conditions.find(({ holds }) => holds)
  if (how === 'first') return (isShown && applied ? [applied] : []).map(({ words }) => words)
  return (isShown ? [] : against).map(({ words }) => words)
}

function Seen(decision: Decision) {
  const { thing, is_shown: isShown, text } = decision
  return (
    <li>
      <Glyph
        icon={isShown ? CircleCheck : CircleMinus}
        className={`size-4 ${isShown ? 'text-good' : 'text-ink-2'}`}
      />
      <span>
        {thing}: {isShown ? (text ?? 'shown') : 'not shown'}
        {whyOf(decision).map((words) => (
          <small key={words}>{words}</small>
        ))}
      </span>
    </li>
  )
}
