import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { createFavourites } from '#state/favourites.ts'
import { ACTION, BIND } from '#ui/data-attributes.ts'
import { around } from './around.ts'
import { whenParsed } from './parsed.ts'

const favourites = createFavourites()

const hearts = `[${ACTION}=favourite]`

/** Handles every button of the page that saves a car, also those added later, and keeps their state current. */
export function startActions(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = around(target, hearts)
    if (!heart) return
    const { id, price } = heart.dataset
    if (id) favourites.toggle(id, price ? Number(price) : undefined)
  })
  favourites.subscribe(drawFavourites)
  document.addEventListener('forecourt:shown', drawFavourites)
  void whenParsed().then(drawFavourites)
}

function drawFavourites(): void {
  const saved = new Set(favourites.list().map(({ id }) => id))
  for (const button of document.querySelectorAll<HTMLElement>(hearts)) {
    const isSaved = saved.has(button.dataset.id ?? '')
    button.ariaPressed = `${isSaved}`
    // Shown where the car may no longer be saved, and kept once it is removed: a slip can be undone.
    if (isSaved) button.hidden = false
  }
  for (const count of document.querySelectorAll(`[${BIND}=favourites]`)) {
    count.textContent = `${saved.size || ''}`
    // The page of saved cars shows those that its address names.
    const link = count.closest('a')
    if (link) link.search = chosenCarsQuery([...saved])
  }
}
