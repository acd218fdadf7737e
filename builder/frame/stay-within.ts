import type { KeptAddress } from './address.ts'

/** Links and searches of the page lead to pages that are looked at in the same way; nothing else is sent. */
export function stayWithin({ kept, within }: KeptAddress): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === location.origin && !link.getAttribute('href')?.startsWith('#'))
        link.href = within(link.href)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.matches('[data-live]')) return
      if (form.method !== 'get') {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      for (const [name, value] of kept) {
        const field = document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
    },
    true,
  )
}
