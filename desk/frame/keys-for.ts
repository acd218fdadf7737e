/**
 * Keys that are pressed while a menu or dialog is on its way are meant for it: they come again, one after the other,
 * once it has the focus.
 * @param place matches what is on its way: `[role=menu]`
 * @param onEnd its keys are its own from now on, or it does not come
 * @returns ends it
 */
export function keysFor(place: string, onEnd = () => {}): () => void {
  const kept: string[] = []
  const keep = (event: KeyboardEvent) => {
    const isMeant = event.key === 'Enter' || event.key.length === 1
    if (!event.isTrusted || !isMeant || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    kept.push(event.key)
  }
  // A menu moves its focus to what a letter finds in the next turn; what is pressed meanwhile comes after it.
  const give = (): void => {
    const key = kept.shift()
    if (key === undefined) {
      end()
      return
    }
    press(key)
    setTimeout(give)
  }
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest(place))) return
    window.removeEventListener('focusin', look)
    setTimeout(give)
  }
  const end = () => {
    window.removeEventListener('keydown', keep, true)
    window.removeEventListener('focusin', look)
    onEnd()
  }
  window.addEventListener('keydown', keep, true)
  window.addEventListener('focusin', look)
  return end
}

/** Presses a key where the focus is; into a field it writes it, which no event of a script does. */
function press(key: string): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && key.length === 1) {
    const { selectionStart, selectionEnd, value } = activeElement
    activeElement.setRangeText(
      key,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      'end',
    )
    activeElement.dispatchEvent(new InputEvent('input', { bubbles: true }))
    return
  }
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  activeElement?.dispatchEvent(event)
}
