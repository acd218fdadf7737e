import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Receiver extends AsyncDisposable {
  readonly url: string
  readonly received: readonly Received[]
}

/** A program that takes webhooks, on a port of its own; answers as given, and closes all on disposal. */
export async function receiver(
  answer: (response: ServerResponse, received: Received) => void,
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const one = { path, headers, body: await text(request) }
    received.push(one)
    answer(response, one)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
