import type { SiteLocation } from '#domain/site/site-location.ts'
import type { PageView } from '../view-context.ts'

/** The page of a location: its own, else the one to write to it; undefined on a site with neither. Spec 2.14, 2.15. */
export function placePath(
  { slug }: Pick<SiteLocation, 'slug'>,
  { answers }: Pick<PageView, 'answers'>,
): string | undefined {
  return [`/locations/${slug}`, `/contact-us/${slug}`].find(answers)
}
