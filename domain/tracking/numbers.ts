import { dayAfter } from '../calendar.ts'
import { CAR_VIEW, EMPTY_SEARCH, FAVOURITE, PHONE_CLICK, SEARCH } from './event-ids.ts'

/** What is counted, in the order of its columns. */
export const figures = {
  views: 'Car views',
  leads: 'Leads',
  hearts: 'Hearts',
  calls: 'Calls',
  searches: 'Searches',
  empty_searches: 'Searches without result',
} as const

export type Figure = keyof typeof figures
export type Figures = Readonly<Record<Figure, number>>

export const isFigure = (name: string): name is Figure => Object.hasOwn(figures, name)
export const figureNames: readonly Figure[] = Object.keys(figures).filter(isFigure)

const figureOf: ReadonlyMap<number, Figure> = new Map([
  [CAR_VIEW, 'views'],
  [FAVOURITE, 'hearts'],
  [PHONE_CLICK, 'calls'],
  [SEARCH, 'searches'],
  [EMPTY_SEARCH, 'empty_searches'],
])

/** How often something happened on a day of the site's calendar; `carId` is empty where it is about no car. */
export interface Counted {
  readonly day: string
  readonly event: number
  readonly carId: string
  readonly count: number
}

/** A lead as it is counted. */
export interface CountedLead {
  readonly day: string
  readonly carId: string
  /** `utm_source` of the visit's first address, empty where it had none. */
  readonly source: string
}

/** Figures by day, by car and by where leads came from. */
export interface Numbers {
  readonly days: readonly (Figures & { readonly day: string })[]
  /** Of cars that have any, those with the most views first. */
  readonly cars: readonly (Figures & { readonly id: string })[]
  /** The most leads first; an empty source is a visit whose first address named none. */
  readonly sources: readonly { readonly source: string; readonly leads: number }[]
  readonly total: Figures
}

const none: Figures = { views: 0, leads: 0, hearts: 0, calls: 0, searches: 0, empty_searches: 0 }

/** Adds up counts and leads of the days from `from` to `to`, both included; days without any are 0. Spec 7.19-7.28. */
export function numbersOf(
  counts: readonly Counted[],
  leads: readonly CountedLead[],
  { from, to }: { readonly from: string; readonly to: string },
): Numbers {
  const days = new Map<string, Figures>()
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.set(day, none)
  const cars = new Map<string, Figures>()
  const sources = new Map<string, number>()
  let total = none
  const add = (figure: Figure, { day, carId }: Pick<Counted, 'day' | 'carId'>, count: number) => {
    const known = days.get(day)
    if (known === undefined) return
    days.set(day, plus(known, figure, count))
    if (carId !== '') cars.set(carId, plus(cars.get(carId) ?? none, figure, count))
    total = plus(total, figure, count)
  }
  for (const counted of counts) {
    const figure = figureOf.get(counted.event)
    if (figure) add(figure, counted, counted.count)
  }
  for (const lead of leads) {
    add('leads', lead, 1)
    if (days.has(lead.day)) sources.set(lead.source, (sources.get(lead.source) ?? 0) + 1)
  }
  return {
    days: Array.from(days, ([day, each]) => ({ day, ...each })),
    cars: Array.from(cars, ([id, each]) => ({ id, ...each })).sort(
      (a, b) => b.views - a.views || b.leads - a.leads || (a.id < b.id ? -1 : 1),
    ),
    sources: Array.from(sources, ([source, of]) => ({ source, leads: of })).sort(
      (a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1),
    ),
    total,
  }
}

const plus = (of: Figures, figure: Figure, count: number): Figures => ({
  ...of,
  [figure]: of[figure] + count,
})
