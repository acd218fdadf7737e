import { createCompared } from '#state/compared.ts'
import { UNCOMPARED } from '#ui/data-attributes.ts'

/** A car that is taken out of the comparison is no longer ticked on other pages either. Spec 1.04. */
export default function forgetRemoved(host: HTMLElement): void {
  const compared = createCompared()
  host.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>(`[${UNCOMPARED}]`) : null
    if (link) compared.remove(link.dataset.uncompared ?? '')
  })
}
