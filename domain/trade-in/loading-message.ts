import { LOADING_MESSAGE_MS } from './thresholds.ts'

const messages = [
  'Looking up your registration…',
  'Finding the make, model and year…',
  'Checking the build of your car…',
  'Nearly there…',
] as const

/** Message of the loading animation after `elapsedMs`: the next one every 5 s. Spec 4.23. */
export function loadingMessage(elapsedMs: number): string {
  const turn = Math.floor(Math.max(0, elapsedMs) / LOADING_MESSAGE_MS)
  return messages[turn % messages.length] ?? messages[0]
}
