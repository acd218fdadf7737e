import { SAVED } from '#ui/data-attributes.ts'
import { followSaved, limitChoice } from './rows.ts'

const started = new WeakSet<HTMLElement>()

/** The rows of an account's list follow their hearts, which the script of the watchlist draws. Spec 4.12, 8.13. */
export default function followHearts(host: HTMLElement): void {
  if (started.has(host)) return
  started.add(host)
  host.addEventListener('change', ({ target }) => limitChoice(host, target))
  for (const row of host.querySelectorAll<HTMLElement>(`[${SAVED}=car]`)) {
    const heart = row.querySelector<HTMLElement>('[aria-pressed]')
    if (!heart) continue
    const draw = followSaved(row, {
      isSaved: () => heart.ariaPressed === 'true',
      press: () => heart.click(),
    })
    new MutationObserver(draw).observe(heart, { attributeFilter: ['aria-pressed'] })
  }
}
