import { Children } from 'react'
import { Slides } from '#parts/slides/slides.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** Those of its promotions that show today, beside each other. Spec 2.50, 4.16, 4.29. */
export default function PromoCarousel({ id, props, slots, site }: ViewOf<typeof block>) {
  const promos = Children.toArray(slots.promos)
  if (promos.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} className="page-width py-section">
      <Slides id={id} heading={props.heading} site={site} count={promos.length}>
        {promos.map((promo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing reorders them in the browser
          <li key={index}>{promo}</li>
        ))}
      </Slides>
    </section>
  )
}
