import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { chosenCarsOf, chosenCarsQuery, MAX_CHOSEN } from '#domain/stock-query/chosen-cars.ts'
import { createFavourites, FAVOURITES_KEY } from '#state/favourites.ts'
import { SAVED } from '#ui/data-attributes.ts'
import { followSaved, limitChoice, part, show } from './rows.ts'

const started = new WeakSet<HTMLElement>()

/**
 * Keeps the list of saved cars current: leads to the address that names those of this browser, says by how
 * much a price changed since, and takes back a removal. Spec 1.04, 4.01, 4.13.
 */
export default function showSaved(host: HTMLElement): void {
  if (started.has(host)) return
  started.add(host)
  const favourites = createFavourites()
  // As many as an address names.
  const saved = () =>
    favourites
      .list()
      .slice(0, MAX_CHOSEN)
      .map(({ id }) => id)
  const ownAddress = () => `${location.pathname}?${chosenCarsQuery(saved())}`
  const shown = chosenCarsOf(new URLSearchParams(location.search))
  // Not those that a friend sent.
  const isOwn = saved().length === shown.length && shown.every((id) => favourites.has(id))

  if (!isOwn && saved().length > 0) {
    if (shown.length === 0) {
      location.replace(ownAddress())
      return
    }
    const others = part(host, 'others')
    others?.querySelector('a')?.setAttribute('href', ownAddress())
    show(others, true)
  }
  for (const row of host.querySelectorAll<HTMLElement>(`[${SAVED}=car]`)) {
    const heart = row.querySelector<HTMLElement>('[aria-pressed]')
    if (!heart) continue
    const { id = '', price, action } = heart.dataset
    sayChange(row, favourites.list().find((entry) => entry.id === id)?.price, Number(price))
    const saves = {
      isSaved: () => (action ? heart.ariaPressed === 'true' : favourites.has(id)),
      press() {
        if (action) heart.click()
        else {
          // On a site with a watchlist that heart is of the account. The page's script is told, as by another tab.
          favourites.toggle(id, Number(price) || undefined)
          dispatchEvent(new StorageEvent('storage', { key: FAVOURITES_KEY }))
        }
      },
    }
    const draw = followSaved(row, saves)
    favourites.subscribe(draw)
    // The page's script has pressed it.
    new MutationObserver(draw).observe(heart, { attributeFilter: ['aria-pressed'] })
  }
  host.addEventListener('change', ({ target }) => limitChoice(host, target))
  favourites.subscribe(() => {
    // Another tab saved a car that is not here.
    if (isOwn && saved().some((id) => !shown.includes(id))) location.replace(ownAddress())
  })
}

/** By how much a car is cheaper or dearer than when it was saved, whole dollars. */
function sayChange(row: HTMLElement, before: number | undefined, now: number): void {
  if (before === undefined || !(now > 0) || before === now) return
  const said = part(row, now < before ? 'cheaper' : 'dearer')
  if (!said) return
  const amount = formatMoney(Math.abs(now - before), 'en-AU')
  said.textContent = fillPlaceholders(said.textContent ?? '', { amount })
  show(said, true)
}
