import { Children, type ReactNode } from 'react'
import { PromoCard } from '#parts/promo/promo-card.tsx'
import type { PromoItem } from '#parts/promo/promo-item.ts'
import { Slides } from '#parts/slides/slides.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/**
 * Promotions that show today: cards beside each other, or banners over the width of the page, one at a time.
 * Spec 2.50, 2.52, 4.16, 4.29.
 */
export default function PromoCarousel(view: ViewOf<typeof block, readonly PromoItem[]>) {
  const { id, props, slots, data, site } = view
  const isBanner = props.place === 'banner'
  const placed = Children.toArray(slots.promos)
  const all: ReactNode[] = [
    ...placed,
    ...data.map((item) => (
      <PromoCard key={item.promo.id} item={item} shape={isBanner ? 'banner' : 'card'} site={site} />
    )),
  ]
  if (all.length === 0) return null
  const { heading = site.words.promotions } = props
  const isAlone = isBanner && all.length === 1
  return (
    <section
      {...(isAlone ? { 'aria-label': heading } : { 'aria-labelledby': `${id}-title` })}
      className="page-width py-section"
      {...{ [VARIANT]: site.look.entries }}
    >
      {isAlone ? (
        all
      ) : (
        <Slides
          id={id}
          heading={heading}
          site={site}
          count={all.length}
          {...(isBanner && { className: 'promo-banners' })}
        >
          {all.map((promo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing reorders them in the browser
            <li key={index}>{promo}</li>
          ))}
        </Slides>
      )}
    </section>
  )
}
