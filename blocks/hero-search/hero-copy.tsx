import { fillPlaceholders, placeholdersOf } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { countedThing } from '#domain/stock-query/counted.ts'
import { heroCount } from './hero-count.ts'
import { PosterHeading } from './poster-heading.tsx'
import type { HeroVariant } from './variant.ts'
import type { HeroProps } from './view.ts'

/** The words of the hero. */
export function HeroCopy({ variant, ...block }: HeroProps & { variant: HeroVariant }) {
  const { props, site } = block
  const heading = props.heading ?? site.words.heroHeading
  // Lines are measured for this face only.
  const isFitted = variant === 'poster' && site.theme.fonts.display === 'archivo-poster'
  const eyebrow = withCounts(props.eyebrow, block)
  return (
    <div className="hero-copy">
      {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
      <h1 className="hero-heading">{isFitted ? <PosterHeading text={heading} /> : heading}</h1>
      {props.lead && <p className="hero-lead">{props.lead}</p>}
    </div>
  )
}

/** A text with the number of cars in stock; without stock there is none that names it. */
function withCounts(text: string | undefined, { data, site }: HeroProps): string | undefined {
  if (text === undefined || placeholdersOf(text).length === 0) return text
  if (data.count === 0) return undefined
  const count = heroCount(data.count, site)
  const cars = countedThing(count, data.itemType, site.words)
  return fillPlaceholders(text, { count: formatNumber(count, site.locale), cars })
}
