import { LIVE_SIGN_MS, type LiveChange, type LiveMessage } from '#domain/staff/live-events.ts'
import type { Followers } from './followers.ts'

interface LineOptions {
  readonly followers: Followers
  readonly tenant: string
  /** The number behind which it begins. */
  readonly from: number
  /** Changes before it were missed. */
  readonly isReset: boolean
  /** Whether the person still may listen; asked from time to time. */
  readonly mayListen: () => Promise<boolean>
  /** Aborted when the server ends. */
  readonly ending: AbortSignal
  /** Called once, however it ends. */
  readonly onEnd: () => void
  readonly signMs?: number
}

/** After this pause a browser comes back by itself, milliseconds. */
const RETRY_MS = 2_000
/** A person whose browser reads nothing comes back, and catches up. */
const MOST_UNREAD = 1_000

/** What changes at a site, as the bytes of server-sent events; it ends with the session, and with the server. */
export function liveLine(options: LineOptions): ReadableStream<Uint8Array> {
  const { followers, tenant, from, isReset, mayListen, ending, onEnd } = options
  const { signMs = LIVE_SIGN_MS } = options
  let end = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let told = from
        let isOver = false
        const say = (message: LiveMessage, data: LiveChange | object = {}) =>
          controller.enqueue(encoded(told, message, data))
        const close = () => {
          end()
          controller.close()
        }
        const unfollow = followers.follow(tenant, from, ({ n, kind, id }) => {
          told = n
          say('change', { kind, id })
          if ((controller.desiredSize ?? 0) < 0) close()
        })
        const sign = setInterval(() => {
          mayListen().then(
            (may) => {
              if (ending.aborted || isOver) return
              if (may) say('here')
              else close()
            },
            // A store that is down says nothing about the person.
            () => {},
          )
        }, signMs).unref()
        end = () => {
          if (isOver) return
          isOver = true
          onEnd()
          unfollow()
          clearInterval(sign)
          ending.removeEventListener('abort', close)
        }
        ending.addEventListener('abort', close)
        controller.enqueue(new TextEncoder().encode(`retry: ${RETRY_MS}\n`))
        say(isReset ? 'reset' : 'hello')
        if (ending.aborted) close()
      },
      cancel: () => end(),
    },
    { highWaterMark: MOST_UNREAD },
  )
}

const encoded = (n: number, message: LiveMessage, data: object): Uint8Array =>
  new TextEncoder().encode(`id: ${n}\nevent: ${message}\ndata: ${JSON.stringify(data)}\n\n`)
