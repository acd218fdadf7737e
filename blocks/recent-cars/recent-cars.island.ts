import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { createRecentlyViewed } from '#state/recently-viewed.ts'
import { whenSeen } from '#state/seen.ts'
import { VIEWED } from '#ui/data-attributes.ts'

/** How far below the screen the strip is when its cards are requested, in pixels. */
const AHEAD = 600

/** Remembers the page's car, and shows those before it once the strip comes near. Spec 2.47. */
export default function showRecent(host: HTMLElement): void {
  const strip = host.querySelector<HTMLElement>(`[${VIEWED}=strip]`)
  const { id } = strip?.dataset ?? {}
  if (!strip || id === undefined) return
  const viewed = createRecentlyViewed()
  const others = viewed.list().filter((other) => other !== id)
  void whenSeen().then(() => viewed.add(id))
  if (others.length === 0) return
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      // Without an answer the page is as on a first visit.
      fill(strip, others).catch(console.warn)
    },
    { rootMargin: `${AHEAD}px` },
  )
  near.observe(host)
}

/** Takes the cards from the page of all, whose link stands in the strip. */
async function fill(strip: HTMLElement, ids: readonly string[]): Promise<void> {
  const link = strip.querySelector('a')
  const place = strip.querySelector(`[${VIEWED}=cars]`)
  if (!link || !place) return
  const ofThese = (shown: readonly string[]) => `${link.pathname}?${chosenCarsQuery(shown)}`
  const response = await fetch(ofThese(ids.slice(0, Number(strip.dataset.most))))
  if (!response.ok) return
  // A template is inert: the page's own styles are none of this one.
  const page = document.createElement('template')
  page.innerHTML = await response.text()
  const cards = page.content.querySelector(`[${VIEWED}=cars]`)
  if (!cards) return
  cards.querySelector('.card-list')?.classList.add('is-strip')
  place.replaceChildren(...cards.childNodes)
  link.href = ofThese(ids)
  strip.hidden = false
  document.dispatchEvent(new Event('forecourt:shown'))
}
