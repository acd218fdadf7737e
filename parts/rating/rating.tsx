import type { CSSProperties } from 'react'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import type { ReviewSummary } from '#domain/review/review.ts'
import { starParts } from '#domain/review/star-parts.ts'
import { STARS } from '#domain/review/thresholds.ts'
import type { SiteView } from '../view-context.ts'

interface StarsProps {
  readonly rating: number
  readonly site: Pick<SiteView, 'locale' | 'words'>
}

/** A rating as five stars. Spec 9.22. */
export function Stars({ rating, site }: StarsProps) {
  const { full, partial } = starParts(rating)
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${((full + partial) / STARS) * 100}%`,
  }
  const label = fillPlaceholders(site.words.stars, { rating: ratingText(rating, site) })
  return <span className="stars" role="img" aria-label={label} style={filled} />
}

/** `4.7`. */
export const ratingText = (rating: number, { locale }: Pick<SiteView, 'locale'>): string =>
  formatNumber(rating, locale, 1)

/** How many reviews: `1 review`, `212 reviews`. */
export const countText = (count: number, { locale, words }: StarsProps['site']): string =>
  count === 1
    ? words.reviewCountOne
    : fillPlaceholders(words.reviewCount, { count: formatNumber(count, locale) })

interface RatingProps extends Pick<StarsProps, 'site'> {
  readonly summary: ReviewSummary
}

/** The average and the number of the reviews of a place in a line; nothing without one. Spec 3.31, 3.33. */
export function Rating({ summary: { count, average_rating }, site }: RatingProps) {
  if (average_rating === undefined) return null
  return (
    <p className="rating">
      <b className="figures">{ratingText(average_rating, site)}</b>
      <Stars rating={average_rating} site={site} />
      {count > 0 && <span>{countText(count, site)}</span>}
    </p>
  )
}
