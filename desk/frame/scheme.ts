/** Light or dark, or as the system is. */
export type Scheme = 'system' | 'light' | 'dark'

/** Where this browser keeps it; `kept-scheme.ts` shows it when the page loads. */
export const SCHEME_KEY = 'desk.scheme'

/** The scheme that is shown. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Shows a scheme and keeps it in this browser. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') {
    localStorage.removeItem(SCHEME_KEY)
    delete document.documentElement.dataset.scheme
  } else {
    localStorage.setItem(SCHEME_KEY, scheme)
    document.documentElement.dataset.scheme = scheme
  }
}

/** From what is shown now to the other. */
export function switchScheme(): void {
  const scheme = chosenScheme()
  const isDark =
    scheme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark'
  chooseScheme(isDark ? 'light' : 'dark')
}
