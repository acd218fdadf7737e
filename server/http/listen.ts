import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as elapsed } from 'node:timers/promises'

/** Requests that are on their way when the end is announced are still answered, for this long. */
const graceMs = 200
/** What still runs after this long is cut off. */
const drainMs = 10_000

export interface Listening {
  readonly port: number
  /**
   * Drains the server and resolves when its last connection is closed: from the call on every answer
   * says `Connection: close`; after a moment of grace no connection is taken and idle ones are closed;
   * requests in work end.
   */
  close(): Promise<void>
}

/** Throws an Error that says what to do when the address cannot be had. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const open = new OpenRequests()
  const server = createServer(
    { keepAliveTimeout: 65_000, maxHeaderSize: 32_768 },
    (request, response) => {
      open.begin(response)
      listener(request, response)
      open.goesOn(response)
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(addressError(cause, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => drain(server, open),
  }
}

/** The requests in work, so that their answers can say that the server ends. */
class OpenRequests {
  readonly #responses = new Set<ServerResponse>()
  #isDraining = false

  begin(response: ServerResponse): void {
    if (this.#isDraining) response.setHeader('connection', 'close')
  }

  /** Of a request that was not answered at once, as kept pages are. */
  goesOn(response: ServerResponse): void {
    if (response.writableEnded) return
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
  }

  announceEnd(): void {
    this.#isDraining = true
    for (const response of this.#responses) {
      if (!response.headersSent) response.setHeader('connection', 'close')
    }
  }
}

async function drain(server: Server, open: OpenRequests): Promise<void> {
  open.announceEnd()
  await elapsed(graceMs)
  const closed = new Promise<void>((resolve) => {
    // Closes idle connections too, and each that becomes idle from now on.
    server.close(() => resolve())
  })
  const late = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(late)
}

/** Why an address cannot be had, and what to do. */
export function addressError(cause: NodeJS.ErrnoException, port: number, host: string): Error {
  const say = (text: string) => new Error(text, { cause })
  if (cause.code === 'EADDRINUSE') {
    return say(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    )
  }
  if (cause.code === 'EACCES') {
    return say(`Port ${port} may not be used by this user. Choose one above 1023: PORT=4173`)
  }
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return say(`HOST=${host} is no address of this machine. Try HOST=127.0.0.1 or HOST=0.0.0.0`)
  }
  return cause
}
