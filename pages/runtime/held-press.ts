import { nextFrame } from './frames.ts'

/** What is used where the pointer is let go, if that is still over it. A slider is dragged fallback. */
const pressed = 'a, button, summary, label:not(:has([type=range]))'
/** Some presses end unheard, such as beside the window. */
const maxHeldMs = 1000

let released: Promise<unknown> | undefined

document.addEventListener(
  'pointerdown',
  ({ button, target }) => {
    if (button !== 0 || !(target instanceof Element) || !target.closest(pressed)) return
    const release = new Promise((done) => {
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, done, { once: true })
      setTimeout(done, maxHeldMs)
    })
    // The click follows the end of the press.
    const own = release.then(nextFrame).then(() => {
      if (released === own) released = undefined
    })
    released = own
  },
  { passive: true },
)

/** Resolves once no link or button is held down: one that moves away meanwhile would not be used. */
export async function whenReleased(): Promise<void> {
  while (released) await released
}
