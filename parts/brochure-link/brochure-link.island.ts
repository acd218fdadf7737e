/**
 * Asks for the brochure before the browser goes to it, so that a failure is said beside the link and the
 * page stays. The server then has it ready. Spec 8.06.
 */
export default function brochureLink(host: HTMLElement): void {
  const link = host.querySelector('a')
  const status = host.querySelector('[role="status"]')
  const failure = host.querySelector('template')?.content.textContent ?? ''
  if (!link || !status || link.onclick) return
  link.onclick = (event) => {
    // A new tab or window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    if (link.ariaBusy === 'true') return
    void open(link)
  }

  async function open({ href }: HTMLAnchorElement): Promise<void> {
    if (!link || !status) return
    link.ariaBusy = 'true'
    status.textContent = ''
    const isReady = await fetch(href, { method: 'HEAD', headers: { accept: 'application/pdf' } })
      .then(({ ok }) => ok)
      .catch(() => false)
    link.ariaBusy = null
    if (isReady) location.assign(href)
    else status.textContent = failure
  }
}
