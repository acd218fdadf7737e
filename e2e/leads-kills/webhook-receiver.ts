// Runs as its own process: `<secret> <share of requests that fail, 0 to 1>`. A receiver of webhooks, written
// from docs/webhooks.md alone and with no code of the product: verifies the signature and its time, takes
// each id once, and says by IPC what came. A part of the requests it answers with 503, or takes and then
// hangs up on, until it is told to be `healthy`.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const WINDOW_SECONDS = 300

/** What the receiver has taken and refused. */
export interface ReceiverReport {
  /** How often each id was taken, and its lead. */
  readonly taken: Readonly<Record<string, { readonly times: number; readonly lead: string }>>
  /** Requests whose signature is wrong or too old. */
  readonly refused: number
  readonly requests: number
}

const [secret = '', failing = '0'] = process.argv.slice(2)
const taken: Record<string, { times: number; lead: string }> = {}
const counted = { requests: 0, refused: 0 }
let failures = Number(failing)

function isGenuine(header: string | undefined, body: Buffer): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('='))
  const t = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(t) || Math.abs(Date.now() / 1000 - Number(t)) > WINDOW_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest()
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  counted.requests += 1
  const body = await bodyOf(request)
  const header = request.headers['x-signature']
  if (!isGenuine(typeof header === 'string' ? header : undefined, body)) {
    counted.refused += 1
    response.writeHead(401).end()
    return
  }
  const luck = Math.random()
  if (luck < failures / 2) {
    response.writeHead(503).end()
    return
  }
  const { id, type, data } = JSON.parse(body.toString())
  if (type === 'lead.created') {
    taken[id] = { times: (taken[id]?.times ?? 0) + 1, lead: data.lead_id }
  }
  if (luck < failures) response.destroy()
  else response.writeHead(200).end()
}

const server = createServer((request, response) => {
  // The sender was killed while it was sending.
  take(request, response).catch(() => response.destroy())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.({ port: address?.port })
})
// The test has ended, by whatever.
process.once('disconnect', () => process.exit())
process.on('message', (message) => {
  if (message === 'healthy') failures = 0
  else process.send?.({ taken, ...counted } satisfies ReceiverReport)
})
