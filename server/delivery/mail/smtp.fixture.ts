import { createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as a server took it: who it was for, and its headers and parts. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: ParsedMail
}

export interface TestServer extends AsyncDisposable {
  readonly url: string
}

const closing = (server: { close(done: () => void): void }) => () =>
  new Promise<void>((resolve) => server.close(() => resolve()))

/** A real SMTP server on this machine that keeps what it receives. */
export async function receivingServer(
  options: SMTPServerOptions = {},
): Promise<TestServer & { readonly received: ReceivedMail[] }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, done) => {
      const raw = await text(stream)
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      const to = rcptTo.map(({ address }) => address)
      received.push({ from, to, raw, mail: await simpleParser(raw) })
      done()
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: urlOf(server.server),
    received,
    [Symbol.asyncDispose]: closing(server),
  }
}

/** An error that `smtp-server` answers with a code and text. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/**
 * A server that speaks line by line: the answer to a line, or undefined for none. It gets the socket to
 * break the connection with.
 */
export async function scriptedServer(
  greeting: string,
  reply: (line: string, socket: Socket) => string | undefined,
): Promise<TestServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (greeting !== '') socket.write(`${greeting}\r\n`)
    socket.on('data', (data) => {
      for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) {
        const said = reply(line, socket)
        if (said !== undefined) socket.write(`${said}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: urlOf(server),
    [Symbol.asyncDispose]: () => {
      for (const socket of sockets) socket.destroy()
      return closing(server)()
    },
  }
}

function urlOf(server: Pick<Server, 'address'>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a TCP port')
  return `smtp://127.0.0.1:${address.port}`
}
