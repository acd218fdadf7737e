import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { createFavourites } from '#state/favourites.ts'
import { ACTION, BIND } from '#ui/data-attributes.ts'
import { whenParsed } from './parsed.ts'

const favourites = createFavourites()

/** What a button with `data-action="name"` does. */
const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  favourite({ dataset: { id, price } }) {
    if (id) favourites.toggle(id, price ? Number(price) : undefined)
  },
}

/** Handles every `[data-action]` of the page, also those added later, and keeps their state current. */
export function startActions(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${ACTION}]`) : null
    const name = button?.dataset.action
    if (button && name) actions[name]?.(button)
  })
  favourites.subscribe(drawFavourites)
  document.addEventListener('forecourt:shown', drawFavourites)
  void whenParsed().then(drawFavourites)
}

function drawFavourites(): void {
  const saved = new Set(favourites.list().map(({ id }) => id))
  for (const button of document.querySelectorAll<HTMLElement>(`[${ACTION}=favourite]`)) {
    const isSaved = saved.has(button.dataset.id ?? '')
    button.setAttribute('aria-pressed', String(isSaved))
    // Shown where the car may no longer be saved, and kept once it is removed: a slip can be undone.
    if (isSaved) button.hidden = false
  }
  for (const count of document.querySelectorAll(`[${BIND}=favourites]`)) {
    count.textContent = saved.size === 0 ? '' : String(saved.size)
    // The page of saved cars shows those that its address names.
    const link = count.closest('a')
    if (link) link.search = chosenCarsQuery([...saved])
  }
}
