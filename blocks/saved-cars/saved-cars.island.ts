import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import {
  chosenCarsOf,
  chosenCarsQuery,
  MAX_CHOSEN,
  MAX_COMPARED,
} from '#domain/stock-query/chosen-cars.ts'
import { createFavourites } from '#state/favourites.ts'
import { ACTION, SAVED } from '#ui/data-attributes.ts'

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
    const heart = row.querySelector<HTMLElement>(`[${ACTION}=favourite]`)
    if (!heart) continue
    const { id = '', price } = heart.dataset
    sayChange(row, favourites.list().find((entry) => entry.id === id)?.price, Number(price))
    followHeart(row, heart)
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

/** The row follows its heart, which the page's script presses and releases, for other tabs too. */
function followHeart(row: HTMLElement, heart: HTMLElement): void {
  const [remove, undo] = [part(row, 'remove'), part(row, 'undo')]
  const isSaved = () => heart.getAttribute('aria-pressed') === 'true'
  let wasSaved = isSaved()
  const draw = () => {
    wasSaved ||= isSaved()
    const isRemoved = wasSaved && !isSaved()
    const focused = document.activeElement
    show(remove, isSaved())
    for (const shownIfRemoved of [part(row, 'removed'), undo]) show(shownIfRemoved, isRemoved)
    if (focused && focused === remove) undo?.focus()
    if (focused && focused === undo) remove?.focus()
  }
  for (const button of [remove, undo]) button?.addEventListener('click', () => heart.click())
  new MutationObserver(draw).observe(heart, { attributeFilter: ['aria-pressed'] })
  draw()
}

/** The last tick is taken back where too many cars are chosen. Spec 1.04. */
function limitChoice(host: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return
  const isTooMany = host.querySelectorAll('input:checked').length > MAX_COMPARED
  if (isTooMany) target.checked = false
  for (const full of host.querySelectorAll<HTMLElement>(`[${SAVED}=full]`)) {
    const row = full.closest(`[${SAVED}=car]`)
    show(full, isTooMany && row?.contains(target) === true)
  }
}

const part = (host: HTMLElement, name: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`[${SAVED}=${name}]`)

const show = (element: HTMLElement | null, isShown: boolean): void => {
  element?.toggleAttribute('hidden', !isShown)
}
