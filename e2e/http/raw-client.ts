import { connect, type Socket } from 'node:net'
import { ResponseReader } from './response-reader.ts'

/** The status of the response, or why there is none. */
export type Outcome = number | 'closed' | 'timeout'

const timeoutMs = 30_000

/**
 * Sends raw bytes, one request at a time, on a keep-alive connection. Node's own client would
 * refuse malformed requests.
 */
export class RawClient {
  readonly #port: number
  #socket: Socket | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a request unchanged, without retries; `method` tells whether its response has a body. */
  send(request: Buffer, method: string): Promise<Outcome> {
    const socket = this.#socket ?? connect(this.#port, '127.0.0.1').setNoDelay()
    this.#socket = socket
    const reader = new ResponseReader(method)
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome, isReusable: boolean) => {
        clearTimeout(timer)
        socket.removeAllListeners()
        // A late error belongs to no request.
        socket.on('error', () => undefined)
        if (!isReusable) this.close()
        resolve(outcome)
      }
      const ended = () => settle(reader.isStarted ? reader.status : 'closed', false)
      const timer = setTimeout(() => settle('timeout', false), timeoutMs)
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
