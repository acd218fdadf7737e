/** In a window that is not painted. */
const LONGEST_MS = 100

/** Runs something once what was just changed has been painted. */
export function afterPaint(run: () => void): void {
  const once = () => {
    clearTimeout(timer)
    run()
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(once)
  })
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    once()
  }, LONGEST_MS)
}
