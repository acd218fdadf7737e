import { dayAfter } from '../calendar.ts'
import { carTypes } from '../car/kinds.ts'
import { DAY_MS } from '../units.ts'
import { dayWindow } from './day-window.ts'
import { type PromoPlace, promoPlaces } from './places.ts'
import { type Span, spansOf, windowOf } from './plan-spans.ts'
import type { PromoCard } from './promo-card.ts'
import { shownPromotions } from './shown-promotions.ts'
import { TWO_PROMO_PLACES } from './thresholds.ts'

/** A promotion that others keep from being seen, or that shares its turn, in some days. */
export interface PromotionClash extends Span {
  readonly kind: 'no_room' | 'same_turn'
  readonly place: PromoPlace
  readonly id: string
  /** Ids of those that come before it. */
  readonly behind: readonly string[]
}

/** Days in which a place shows nothing, though it does before or after. */
export interface PromotionGap extends Span {
  readonly kind: 'gap'
  readonly place: PromoPlace
  readonly days: number
  /** Id of one that ends the day before; undefined where the place is empty today. */
  readonly after: string | undefined
  /** Id of the first that begins the day after. */
  readonly before: string
}

/**
 * What is wrong with the plan of promotions from a day on: more of them at once than a place has room for, two with
 * one turn, and places that are empty between two. Only the results of a search have few places
 * (`TWO_PROMO_PLACES`); the others show all. Spec 2.42, 3.22, 4.29, D5.
 */
export function promotionPlan(
  promotions: readonly PromoCard[],
  today: string,
): readonly (PromotionClash | PromotionGap)[] {
  return promoPlaces.flatMap((place) => {
    const own = promotions.filter((each) => each.places.includes(place))
    const spans = spansOf(own, today)
    return [...clashesOf(own, place, spans), ...gapsOf(own, place, spans)]
  })
}

function clashesOf(own: readonly PromoCard[], place: PromoPlace, spans: readonly Span[]) {
  const found = spans.flatMap((span) => [
    ...(place === 'results' ? withoutRoom(own, place, span) : []),
    ...sameTurns(own, place, span),
  ])
  return joined(found)
}

/** Those that show in no search of a span, since others come before them in each. */
function withoutRoom(own: readonly PromoCard[], place: PromoPlace, span: Span): PromotionClash[] {
  const orders = searchesOf(own).map((types) =>
    shownPromotions(own, { place, today: span.first, carTypes: types }),
  )
  return own.flatMap((promotion) => {
    const places = orders.flatMap((order) => {
      const at = order.indexOf(promotion)
      return at < 0 ? [] : [{ at, before: order.slice(0, TWO_PROMO_PLACES.length) }]
    })
    const isSeen = places.some(({ at }) => at < TWO_PROMO_PLACES.length)
    if (places.length === 0 || isSeen) return []
    const behind = [...new Set(places.flatMap(({ before }) => before.map(({ id }) => id)))]
    return { ...span, kind: 'no_room' as const, place, id: promotion.id, behind }
  })
}

/** Types of cars that may be searched: none, each, and those that a strict promotion asks for together. */
const searchesOf = (own: readonly PromoCard[]) => [
  [],
  ...carTypes.map((type) => [type]),
  ...own.flatMap(({ display, strictDisplay }) => (strictDisplay ? [display] : [])),
]

function sameTurns(own: readonly PromoCard[], place: PromoPlace, span: Span): PromotionClash[] {
  const showing = own.filter((each) => dayWindow(windowOf(each), span.first).eligible)
  return showing.flatMap((promotion, at) => {
    const { position, id } = promotion
    if (position === undefined) return []
    const behind = showing
      .slice(0, at)
      .filter((other) => other.position === position && showTogether(promotion, other))
      .map((other) => other.id)
    return behind.length === 0 ? [] : { ...span, kind: 'same_turn' as const, place, id, behind }
  })
}

const showTogether = (one: PromoCard, other: PromoCard): boolean =>
  one.display.length === 0 ||
  other.display.length === 0 ||
  one.display.some((type) => other.display.includes(type))

/** Clashes of neighbouring spans that are the same, as one. */
function joined(clashes: readonly PromotionClash[]): PromotionClash[] {
  const found: PromotionClash[] = []
  for (const clash of clashes) {
    const at = found.findIndex(
      (each) =>
        each.kind === clash.kind &&
        each.id === clash.id &&
        each.behind.join(' ') === clash.behind.join(' ') &&
        dayAfter(each.last, 1) === clash.first,
    )
    const before = found[at]
    if (before) found[at] = { ...before, last: clash.last }
    else found.push(clash)
  }
  return found
}

function gapsOf(own: readonly PromoCard[], place: PromoPlace, spans: readonly Span[]) {
  const isEmpty = ({ first }: Span) =>
    own.every((each) => !dayWindow(windowOf(each), first).eligible)
  return spans.flatMap((span): PromotionGap[] => {
    const next = own.find(({ start }) => start === dayAfter(span.last, 1))
    if (!next || !isEmpty(span)) return []
    const after = own.find(({ expiry }) => expiry === dayAfter(span.first, -1))?.id
    const days = (Date.parse(next.start ?? '') - Date.parse(span.first)) / DAY_MS
    return [{ ...span, kind: 'gap', place, days, after, before: next.id }]
  })
}
