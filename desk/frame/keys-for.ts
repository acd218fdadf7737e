/**
 * Keys that are pressed while a menu is on its way are meant for it: they come again, one after the other, once it
 * has the focus.
 * @returns ends it
 */
export function keysForMenu(): () => void {
  const kept: string[] = []
  const keep = (event: KeyboardEvent) => {
    const isMeant = event.key === 'Enter' || event.key.length === 1
    if (!event.isTrusted || !isMeant || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    kept.push(event.key)
  }
  // A menu moves its focus to what a letter finds in the next turn.
  const give = (): void => {
    const key = kept.shift()
    if (key === undefined) return
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(press)
    setTimeout(give)
  }
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('[role=menu]'))) return
    end()
    setTimeout(give)
  }
  const end = () => {
    window.removeEventListener('keydown', keep, true)
    window.removeEventListener('focusin', look)
  }
  window.addEventListener('keydown', keep, true)
  window.addEventListener('focusin', look)
  return end
}
