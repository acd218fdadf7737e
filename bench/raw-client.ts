import { connect, type Socket } from 'node:net'
import { ResponseReader } from './response-reader.ts'

/** What became of a request: a status, or that none came. */
export type Outcome = number | 'closed' | 'timeout'

const patienceMs = 30_000

/**
 * A connection that sends whatever bytes it is given, one request at a time, kept alive while the
 * server keeps it. Node's own client would refuse what is malformed.
 */
export class RawClient {
  readonly #port: number
  #socket: Socket | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a request as it is, once; `method` says whether its answer has a body. */
  send(request: Buffer, method: string): Promise<Outcome> {
    const socket = this.#socket ?? connect(this.#port, '127.0.0.1').setNoDelay()
    this.#socket = socket
    const reader = new ResponseReader(method)
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome, isReusable: boolean) => {
        clearTimeout(late)
        socket.removeAllListeners()
        // Whatever comes now belongs to no request.
        socket.on('error', () => undefined)
        if (!isReusable) this.close()
        resolve(outcome)
      }
      const ended = () => settle(reader.isStarted ? reader.status : 'closed', false)
      const late = setTimeout(() => settle('timeout', false), patienceMs)
      socket.on('data', (chunk: Buffer) => {
        try {
          if (reader.push(chunk)) settle(reader.status, reader.isKeptAlive)
        } catch (cause) {
          reject(cause)
          settle('closed', false)
        }
      })
      socket.on('error', ended)
      socket.on('close', ended)
      socket.write(request)
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }
}
