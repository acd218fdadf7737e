/** The parts of the builder; a window that has no room for all of them shows one at a time. */
export type Pane = 'tree' | 'preview' | 'form'

const choice = (pane: Pane): HTMLInputElement | null =>
  document.querySelector(`.pane-switch [value="${pane}"]`)

/** Shows a part, where one shows at a time (screen.css): before something in it gets the focus. */
export function showPane(pane: Pane): void {
  const input = choice(pane)
  if (!input) return
  input.checked = true
  holdPreview()
}

/**
 * Takes the preview from keys and readers while another part shows. It is not hidden as the others are: a browser
 * does not lay out a hidden frame of another origin, and checks in it would find nothing.
 */
export function holdPreview(): void {
  const input = choice('preview')
  const pane = document.querySelector('.preview-pane')
  if (input && pane) pane.toggleAttribute('inert', input.checkVisibility() && !input.checked)
}
