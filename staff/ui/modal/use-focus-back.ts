import { useState } from 'react'

/**
 * For a dialog that is there only while it is open, and so has no trigger: its `onCloseAutoFocus`, which gives
 * the focus back to what had it before.
 */
export function useFocusBack(): (event: Event) => void {
  // While it is drawn, before a field of the dialog takes the focus.
  const [before] = useState(() => document.activeElement)
  return (event) => {
    if (!(before instanceof HTMLElement && before.isConnected)) return
    event.preventDefault()
    before.focus()
  }
}
