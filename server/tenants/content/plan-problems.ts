import type { Content } from '#domain/content/collections.ts'
import { calendarDay, formatShortDay } from '#domain/format.ts'
import type { PromoPlace } from '#domain/promotion/places.ts'
import { promotionPlan } from '#domain/promotion/promotion-plan.ts'
import type { Site } from '#domain/site/site.ts'
import { warning } from '#pages/problem.ts'
import { type FileProblem, fileProblems } from '../file-problem.ts'
import type { ContentFiles } from './parse-content.ts'

const placeWords: Readonly<Record<PromoPlace, string>> = {
  carousel: 'in rows of promotions',
  banner: 'as a banner',
  results: 'among the cars of a search',
}

type Found = ReturnType<typeof promotionPlan>[number]

/** Clashes and gaps in the plan of a site's promotions, as warnings at the entries of its own files. Spec 4.29. */
export function planProblems(
  files: readonly ContentFiles[],
  { promotions }: Pick<Content, 'promotions'>,
  { timeZone, locale }: Pick<Site, 'timeZone' | 'locale'>,
  now: Date | undefined,
): FileProblem[] {
  if (!now) return []
  const names = new Map(promotions.map(({ id, name }) => [id, `“${name}”`]))
  const nameOf = (id: string) => names.get(id) ?? id
  const day = (iso: string) => formatShortDay(iso, locale)
  const days = ({ first, last }: Found) =>
    first === last ? `on ${day(first)}` : `from ${day(first)} to ${day(last)}`
  const said = (found: Found): readonly [id: string, field: string, text: string] => {
    const where = placeWords[found.place]
    switch (found.kind) {
      case 'gap': {
        const { after, before, last } = found
        const text = `nothing shows ${where} ${days(found)}, until ${nameOf(before)} begins`
        return after === undefined
          ? [before, 'start', text]
          : [after, 'expiry', `${text}; to close the gap, extend this to ${day(last)}`]
      }
      case 'no_room':
        return [
          found.id,
          'places',
          `${days(found)} this does not show ${where}: ${found.behind.map(nameOf).join(' and ')} come before it`,
        ]
      case 'same_turn':
        return [
          found.id,
          'position',
          `${days(found)} this has the same turn ${where} as ${found.behind.map(nameOf).join(' and ')}, and comes after`,
        ]
    }
  }
  const all = promotionPlan(promotions, calendarDay(now, timeZone)).map(said)
  return files.flatMap(({ promotions: file }) => {
    if (!file) return []
    const own = all.flatMap(([id, field, text]) => {
      const place = file.places.get(id)
      return place === undefined ? [] : warning(['entries', place, field], text)
    })
    return fileProblems(file.source, own)
  })
}
