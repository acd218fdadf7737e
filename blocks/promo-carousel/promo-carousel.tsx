import { Children } from 'react'
import { Scripted } from '#parts/rendering.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import moveSlides from './promo-carousel.island.ts'
import type block from './schema.ts'

/**
 * Those of its promotions that show today, beside each other: to swipe, to scroll with the keyboard, and
 * with script to go through with two buttons. Nothing moves by itself. Spec 2.50, 4.16, 4.29.
 */
export default function PromoCarousel({ id, props, slots, site: { words } }: ViewOf<typeof block>) {
  const promos = Children.toArray(slots.promos)
  if (promos.length === 0) return null
  const title = `${id}-title`
  return (
    <section aria-labelledby={title} className="promos py-section">
      <Scripted script={moveSlides} name="slides" eager className="promos-body">
        <div className="promos-head">
          <h2 id={title}>{props.heading}</h2>
          {promos.length > 1 && (
            <div className="promos-steps noscript:hidden">
              <Button variant="outline" size="icon" aria-controls={`${id}-list`} aria-disabled>
                <Icon name="arrow-left" label={words.previous} />
              </Button>
              <Button variant="outline" size="icon" aria-controls={`${id}-list`}>
                <Icon name="arrow-right" label={words.next} />
              </Button>
            </div>
          )}
        </div>
        <ul
          id={`${id}-list`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll it
          tabIndex={0}
          aria-labelledby={title}
          className="promos-list"
        >
          {promos.map((promo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing reorders them in the browser
            <li key={index}>{promo}</li>
          ))}
        </ul>
      </Scripted>
    </section>
  )
}
