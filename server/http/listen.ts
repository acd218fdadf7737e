import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as elapsed } from 'node:timers/promises'
import { securityHeaders } from './security-headers.ts'

export interface ListenOptions {
  /** A connection whose request's head takes longer ends; default: 15 s. */
  readonly headersMs?: number
  /** Open connections of an address that have sent no request yet; more are closed; default: 100. */
  readonly maxSilent?: number
  /** Requests that arrive this long after `close` are still answered; default: 200 ms. */
  readonly graceMs?: number
  /** Requests that run longer than this after it are cut off; default: 10 s. */
  readonly drainMs?: number
}

export interface Listening {
  readonly port: number
  /**
   * Drains the server and resolves when its last connection is closed. From the call on every response
   * has `Connection: close`; after a grace period no connection is accepted and idle ones are closed;
   * requests in progress are completed.
   */
  close(): Promise<void>
}

const HEADERS_MS = 15_000
/** A photo of 10 MB beside two others on a slow phone. */
const REQUEST_MS = 300_000
const MAX_SILENT = 100

/** Throws an Error that says what to do when the address cannot be bound. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  options: ListenOptions = {},
): Promise<Listening> {
  const { headersMs = HEADERS_MS, maxSilent = MAX_SILENT } = options
  const open = new OpenRequests()
  const connections = new Set<Socket>()
  const silent = new SilentConnections(maxSilent)
  const limits = {
    keepAliveTimeout: 65_000,
    maxHeaderSize: 32_768,
    headersTimeout: headersMs,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: Math.ceil(headersMs / 3),
  }
  const server = createServer(limits, (request, response) => {
    silent.remove(request.socket)
    if (hasTwoHosts(request)) return refuse(response)
    open.begin(response)
    listener(request, response)
    open.track(response)
  })
  server.on('connection', (socket) => {
    if (!silent.add(socket)) return socket.destroy()
    connections.add(socket)
    socket.once('close', () => {
      connections.delete(socket)
      silent.remove(socket)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(addressError(cause, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => drain(server, connections, open, options),
  }
}

/** Counts the connections without a request by address. */
class SilentConnections {
  readonly #addresses = new Map<Socket, string>()
  readonly #counts = new Map<string, number>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** False for one too many, which is not counted. */
  add(socket: Socket): boolean {
    const { remoteAddress = '' } = socket
    const count = this.#counts.get(remoteAddress) ?? 0
    if (count >= this.#max) return false
    this.#counts.set(remoteAddress, count + 1)
    this.#addresses.set(socket, remoteAddress)
    return true
  }

  remove(socket: Socket): void {
    const address = this.#addresses.get(socket)
    if (address === undefined) return
    this.#addresses.delete(socket)
    const count = (this.#counts.get(address) ?? 1) - 1
    if (count > 0) this.#counts.set(address, count)
    else this.#counts.delete(address)
  }
}

/** RFC 9112, 3.2: Node reads the first one, a proxy may have read the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (name: string, at: number) =>
    at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host'
  return rawHeaders.findIndex(isHost) !== rawHeaders.findLastIndex(isHost)
}

function refuse(response: ServerResponse): void {
  const type = 'text/plain; charset=utf-8'
  response.writeHead(400, { ...securityHeaders, 'content-type': type, connection: 'close' })
  response.end('A request names one host.\n')
}

/** The requests in progress, whose responses get `Connection: close` when the server drains. */
class OpenRequests {
  readonly #responses = new Set<ServerResponse>()
  #isDraining = false
  #completed: (() => void) | undefined

  begin(response: ServerResponse): void {
    if (this.#isDraining) response.setHeader('connection', 'close')
  }

  /** Registers a response that is not yet complete; cached pages are complete at once. */
  track(response: ServerResponse): void {
    if (response.writableEnded) return
    this.#responses.add(response)
    response.once('close', () => {
      this.#responses.delete(response)
      this.#completed?.()
    })
  }

  startDraining(): void {
    this.#isDraining = true
    for (const response of this.#responses) {
      if (!response.headersSent) response.setHeader('connection', 'close')
    }
  }

  /** Calls `completed` after each response from now on. */
  onCompleted(completed: () => void): void {
    this.#completed = completed
  }
}

async function drain(
  server: Server,
  connections: ReadonlySet<Socket>,
  open: OpenRequests,
  { graceMs = 200, drainMs = 10_000 }: ListenOptions,
): Promise<void> {
  open.startDraining()
  await elapsed(graceMs)
  const closed = new Promise<void>((resolve) => {
    // Closes idle connections too, but not those without a first request, or that become idle later.
    server.close(() => resolve())
  })
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  open.onCompleted(() => server.closeIdleConnections())
  const late = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(late)
}

/** Why an address cannot be bound, and what to do. */
export function addressError(cause: NodeJS.ErrnoException, port: number, host: string): Error {
  const say = (text: string) => new Error(text, { cause })
  if (cause.code === 'EADDRINUSE') {
    return say(
      `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    )
  }
  if (cause.code === 'EACCES') {
    return say(`Port ${port} may not be used by this user. Choose one above 1023: PORT=4173`)
  }
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return say(`HOST=${host} is not an address of this machine. Try HOST=127.0.0.1 or HOST=0.0.0.0`)
  }
  return cause
}
