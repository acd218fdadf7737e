import type { ViewOf } from '../define-block.ts'
import { LocationSection } from './location-section.tsx'
import { Included, Protection, ReserveOnline, WhyBuy } from './promise-sections.tsx'
import type block from './schema.ts'
import {
  Comments,
  Features,
  KeyInformation,
  type SectionProps,
  Specifications,
  Summary,
} from './sections.tsx'

const sections = {
  comments: Comments,
  included: Included,
  why: WhyBuy,
  reserve: ReserveOnline,
  protect: Protection,
  features: Features,
  key: KeyInformation,
  summary: Summary,
  specifications: Specifications,
  location: LocationSection,
}

/**
 * What the dealer says of a car and of itself, how it is reserved, features, papers, specifications and location.
 * Spec 2.45.
 */
export default function CarDetails({ id, props, car, site, page }: ViewOf<typeof block>) {
  const section: SectionProps = { id, props, car, site, page }
  return (
    <div className="details">
      {props.sections.map((name) => {
        const Section = sections[name]
        return <Section key={name} {...section} />
      })}
    </div>
  )
}
