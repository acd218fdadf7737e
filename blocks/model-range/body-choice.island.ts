import { BODIES, BODY, RANGE_COUNT } from '#ui/data-attributes.ts'

const started = new WeakSet<HTMLElement>()

/** A button of the range shows the models of its category in place, and hides the rest. Spec 4.28. */
export default function showBody(host: HTMLElement): void {
  if (started.has(host)) return
  started.add(host)
  host.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>(`a[${BODY}]`)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(host, link)
  })
}

function choose(host: HTMLElement, link: HTMLAnchorElement): void {
  const body = link.getAttribute(BODY) ?? ''
  const models = host.querySelectorAll<HTMLElement>(`[${BODIES}]`)
  let count = 0
  for (const model of models) {
    const bodies = model.getAttribute(BODIES)?.split(' ') ?? []
    model.hidden = body !== '' && !bodies.includes(body)
    if (!model.hidden) count++
  }
  for (const other of host.querySelectorAll(`a[${BODY}]`)) {
    if (other === link) other.setAttribute('aria-current', 'true')
    else other.removeAttribute('aria-current')
  }
  const status = host.querySelector(`[${RANGE_COUNT}]`)
  if (status) {
    const text = status.getAttribute(RANGE_COUNT) ?? ''
    status.textContent = text
      .replace('{count}', String(count))
      .replace('{total}', String(models.length))
  }
  const list = models[0]?.parentElement
  list?.scrollTo({ left: 0, behavior: 'instant' })
  // The buttons of a row learn from it how far there is to go.
  list?.dispatchEvent(new Event('scroll'))
  // On the page of all models the address says what is shown.
  if (link.pathname === location.pathname) history.replaceState(history.state, '', link.href)
}
