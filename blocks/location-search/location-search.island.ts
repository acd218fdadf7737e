import { isFoundBy } from '#domain/location/matching-places.ts'
import { FOUND_BY } from '#ui/data-attributes.ts'

/** Shows the cards that what is typed finds, and all of them where it finds none. Spec 1.12. */
export default function findWhileTyped(host: HTMLElement): void {
  const input = host.querySelector('input')
  const cards = [...host.querySelectorAll<HTMLElement>(`[${FOUND_BY}]`)]
  if (!input || cards.length === 0) return
  input.oninput = () => {
    const found = cards.filter((card) => isFoundBy(input.value, card.getAttribute(FOUND_BY) ?? ''))
    for (const card of cards) card.hidden = found.length > 0 && !found.includes(card)
  }
}
