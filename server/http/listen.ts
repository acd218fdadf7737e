import { createServer, type RequestListener, type Server } from 'node:http'

const drainMs = 10_000

export interface Listening {
  readonly port: number
  /** Takes no new connections, lets open requests end, then resolves. */
  close(): Promise<void>
}

/** Throws an Error that says what to do when the address cannot be had. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 65_000, maxHeaderSize: 32_768 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(addressError(cause, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => drain(server),
  }
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  server.closeIdleConnections()
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
