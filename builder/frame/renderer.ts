import type { PreviewAnswer, PreviewRequest } from '#pages/preview-answer.ts'
import type { PreviewAddress } from './address.ts'

/** A value of the page, with the number that the builder knows it by. */
interface Version {
  readonly version: number
  readonly value: object
}

interface Options {
  readonly address: PreviewAddress
  readonly send: typeof fetch
  readonly has: () => PreviewRequest['has']
  readonly show: (answer: PreviewAnswer, version: number) => Promise<void>
  readonly onExpired: () => void
}

/** The status of a preview whose token has ended. */
const ENDED = 410

/** How long after a request that failed the next one is made. */
const RETRY_MS = 1_000

/** Shows values one after the other; of those that wait, the last. */
export function createRenderer({ address, send, has, show, onExpired }: Options) {
  let wanted: Version | undefined
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (wanted) {
      const now = wanted
      wanted = undefined
      const answer = await ask(now)
      if (answer === 'expired') {
        wanted ??= now
        onExpired()
        break
      }
      if (answer) await show(answer, now.version)
      else {
        await new Promise((done) => setTimeout(done, RETRY_MS))
        wanted ??= now
      }
    }
    isBusy = false
  }

  /** Undefined where the server could not be reached or did not answer as it should. */
  async function ask({ value }: Version): Promise<PreviewAnswer | 'expired' | undefined> {
    try {
      const response = await send(address.within(location.pathname + location.search), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value, has: has() }),
      })
      if (response.ok) return await response.json()
      return response.status === ENDED ? 'expired' : undefined
    } catch {
      return undefined
    }
  }

  return {
    render(version: Version): void {
      wanted = version
      void work()
    },
    /** Goes on with what waits. */
    resume: (): void => void work(),
  }
}
