/** Light or dark, or as the system is. */
export type Scheme = 'system' | 'light' | 'dark'

const KEY = 'desk.scheme'

export function chosenScheme(): Scheme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Shows a scheme and keeps it in this browser. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, scheme)
  showScheme()
}

/** Shows the kept scheme. */
export function showScheme(): void {
  const scheme = chosenScheme()
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

/** From what is shown now to the other. */
export function switchScheme(): void {
  const scheme = chosenScheme()
  const isDark =
    scheme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark'
  chooseScheme(isDark ? 'light' : 'dark')
}
