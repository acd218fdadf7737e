// Development only: shows an edit of a page, view or site file without losing scroll and focus.
import { morphElement } from './morph.ts'

/** The page's own style element holds the site's theme; those of the bundler are left to it. */
const themeStyle = 'head > style:not([data-vite-dev-id])'

let latest = 0

async function refresh(): Promise<void> {
  const mine = ++latest
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    const html = await response.text()
    if (mine !== latest) return
    if (!response.ok) throw new Error(`${location.href}: found status ${response.status}`)
    show(new DOMParser().parseFromString(html, 'text/html'))
  } catch {
    // The server's own error page says more.
    location.reload()
  }
}

function show(page: Document): void {
  document.title = page.title
  const theme = document.querySelector(themeStyle)
  if (theme) theme.textContent = page.querySelector(themeStyle)?.textContent ?? ''
  morphElement(document.body, page.body, true)
  document.dispatchEvent(new Event('forecourt:shown'))
}

import.meta.hot?.on('forecourt:changed', refresh)
