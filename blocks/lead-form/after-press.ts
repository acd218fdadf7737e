/**
 * Returns a function that runs what may move the page once no press can be lost by it: after the click of
 * the press that took the focus away, and in a task of its own, since a tap is one task. Spec 8.12.
 */
export function afterPress(): (move: () => void) => void {
  let isPressed = false
  addEventListener(
    'pointerdown',
    ({ target }) => {
      // The list of a select takes the end of its press.
      isPressed = !(target instanceof HTMLSelectElement)
      setTimeout(() => {
        isPressed = false
      })
    },
    true,
  )
  return (move) => {
    if (!isPressed) {
      setTimeout(move)
      return
    }
    const ended = new AbortController()
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(
        type,
        () => {
          ended.abort()
          setTimeout(move)
        },
        { signal: ended.signal },
      )
  }
}
