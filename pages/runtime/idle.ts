/** Runs a task when the page has nothing better to do. Safari has no requestIdleCallback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else setTimeout(task, 200)
}
