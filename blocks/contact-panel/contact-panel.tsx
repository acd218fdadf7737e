import { ContactPlaces } from '#parts/contact-places/contact-places.tsx'
import type { ViewOf } from '../define-block.ts'
import type { ContactData } from './load.ts'
import type block from './schema.ts'

/** Who answers, beside a form. Spec 2.14, 3.29-3.32. */
export default function ContactPanel(view: ViewOf<typeof block, ContactData>) {
  const { props, data, site, page } = view
  const { heading, calls, show } = props
  const car = calls === 'car' ? data.car : undefined
  return (
    <ContactPlaces
      heading={heading}
      places={data.places}
      show={show}
      car={car}
      site={site}
      page={page}
    />
  )
}
