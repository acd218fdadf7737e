/** Presses of real keys on a shown story, each with what is to be true after it. */
export interface Keys {
  readonly story: string
  /** Before the first press; without it the first press starts from the beginning of the page. */
  readonly start?: () => void
  readonly steps: readonly Step[]
}

/** `Shift+Tab`, `Space`, or a text; then what is read from the page and has to become the value. */
export type Step = readonly [keys: string, read: () => unknown, value: unknown]

const active = () => document.activeElement

/** The name of what has the focus: its own, its label's, or its text. */
export function focus(): string {
  const element = active()
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const text = element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? ''
  return element === document.body ? '' : text.trim()
}

/** Whether the focus is in the first element of this selector. */
export const isIn = (selector: string) => () =>
  document.querySelector(selector)?.contains(active()) ?? false

/** Whether an element of this selector is on the page. */
export const isThere = (selector: string) => () => document.querySelector(selector) !== null

/** The value of what has the focus, as a screen reader says it. */
export function value(): string {
  const element = active()
  const words = element?.getAttribute('aria-valuetext')
  return words ?? (element instanceof HTMLInputElement ? element.value : '')
}

/** Whether what has the focus is ticked or chosen. */
export const isChecked = () => active() instanceof HTMLInputElement && active()?.matches(':checked')

/** Puts the focus on the first element of this selector. */
export const from = (selector: string) => () =>
  document.querySelector<HTMLElement>(selector)?.focus()

/** Names of the links and buttons that were pressed, by keys or otherwise. */
export const pressed: string[] = []
export const lastPressed = () => pressed.at(-1)
