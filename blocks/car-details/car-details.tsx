import type { ViewOf } from '../define-block.ts'
import { LocationSection } from './location-section.tsx'
import type block from './schema.ts'
import {
  Comments,
  Features,
  KeyInformation,
  type SectionProps,
  Specifications,
} from './sections.tsx'

const sections = {
  comments: Comments,
  features: Features,
  key: KeyInformation,
  specifications: Specifications,
  location: LocationSection,
}

/** What the dealer says of a car, its features, specifications and location. Spec 2.45. */
export default function CarDetails({ id, props, car, site, page }: ViewOf<typeof block>) {
  const { commentsGround } = props
  const section: SectionProps = { id, car, site, now: page.now, commentsGround }
  return (
    <div className="details">
      {props.sections.map((name) => {
        const Section = sections[name]
        return <Section key={name} {...section} />
      })}
    </div>
  )
}
