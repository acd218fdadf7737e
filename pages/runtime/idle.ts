/** A busy machine may never be idle. */
const patienceMs = 2_000
const withoutIdleMs = 200

/** Runs a task when the page is idle, at the latest after two seconds. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: patienceMs })
  else setTimeout(task, withoutIdleMs)
}
