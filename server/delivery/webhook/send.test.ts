import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ClaimedDelivery } from '../../store/delivery-store.ts'
import { leadCreated, newLead } from '../../store/new-lead.fixture.ts'
import type { OutboundOptions } from '../outbound.ts'
import { receiver } from '../receiver.fixture.ts'
import { webhookSender } from './send.ts'

const secret = 'a-secret-of-the-crm'
const at = new Date('2026-11-23T02:00:05.500Z')
const { body } = newLead({ id: 'a' })

const deliveryTo = (url: string, name = 'crm'): ClaimedDelivery => ({
  tenant: 'harbour',
  id: 'a-1',
  destination: { kind: 'webhook', url, secret: name },
  tries: 1,
  refusals: 0,
  leaseUntil: leadCreated,
  lead: {
    id: 'a',
    created: leadCreated,
    kind: 'test_drive',
    body,
    changes: { form_completed: true },
    changed: leadCreated,
    appointment: {
      location: 'newstead',
      startsAt: '2026-11-26T00:30:00.000Z',
      local: '2026-11-26T10:30',
    },
  },
})

const secretsByName: Readonly<Record<string, readonly string[]>> = {
  crm: [secret],
  changing: ['the-next-secret-of-it', secret],
}
function send(
  delivery: ClaimedDelivery,
  options: Partial<OutboundOptions> = {},
  signal = new AbortController().signal,
) {
  const secrets = { of: (name: string) => secretsByName[name] }
  const sender = webhookSender({ secrets, clock: () => at, allowsPrivate: true, ...options })
  return sender.send(delivery, signal)
}

/** A receiver until the end of the test. */
async function receiving(answer: (response: ServerResponse) => void) {
  const receiving = await receiver(answer)
  onTestFinished(() => receiving[Symbol.asyncDispose]())
  return receiving
}
const noContent = (response: ServerResponse) => {
  response.writeHead(204).end()
}

describe('a webhook', () => {
  test('posts the lead with the id of its delivery, as JSON (D23)', async () => {
    const { url, received } = await receiving(noContent)
    expect(await send(deliveryTo(url))).toEqual({
      at: at.toISOString(),
      ms: expect.any(Number),
      outcome: 'done',
      status: 204,
    })
    const [sent] = received
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Forecourt-Webhook/1',
    })
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      id: 'a-1',
      type: 'lead.created',
      version: 1,
      created_at: leadCreated,
      data: {
        ...body,
        form_completed: true,
        lead_id: 'a',
        site: 'harbour',
        form: 'test_drive',
        appointment: {
          location: 'newstead',
          starts_at: '2026-11-26T00:30:00.000Z',
          local: '2026-11-26T10:30',
        },
      },
    })
  })

  test('is signed with its time, by each secret of its name (D23)', async () => {
    const { url, received } = await receiving(noContent)
    await send(deliveryTo(url))
    await send(deliveryTo(url, 'changing'))
    const [one, two] = received
    const t = Math.floor(at.getTime() / 1000)
    const hex = (key: string) => createHmac('sha256', key).update(`${t}.${one?.body}`).digest('hex')
    expect(one?.headers['x-signature']).toBe(`t=${t},v1=${hex(secret)}`)
    const [first = '', second = ''] = secretsByName.changing ?? []
    expect(two?.headers['x-signature']).toBe(`t=${t},v1=${hex(first)},v1=${hex(second)}`)
  })

  test('without its secret is sent to nobody', async () => {
    const { url, received } = await receiving(noContent)
    expect(await send(deliveryTo(url, 'other'))).toMatchObject({
      outcome: 'failed',
      excerpt: 'The server has no secret with the name other',
    })
    expect(received).toEqual([])
  })
})

describe('what a receiver answers is an outcome (D23)', () => {
  test.each([
    [200, 'done'],
    [201, 'done'],
    [299, 'done'],
    [304, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [408, 'failed'],
    [410, 'refused'],
    [425, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ] as const)('%d: %s', async (status, outcome) => {
    const { url } = await receiving((response) => response.writeHead(status).end())
    expect(await send(deliveryTo(url))).toMatchObject({ outcome, status })
  })

  test('a redirect is not followed', async () => {
    const other = await receiving(noContent)
    const { url } = await receiving((response) =>
      response.writeHead(301, { location: other.url }).end('Moved to sam@example.com'),
    )
    const moved = { outcome: 'refused', status: 301, excerpt: 'Moved to …@…' }
    expect(await send(deliveryTo(url))).toMatchObject(moved)
    expect(other.received).toEqual([])
  })

  test.each([
    ['nonsense', (response: ServerResponse) => response.writeHead(200).end('<<<\0\u{fffd}')],
    [
      '10 MB',
      (response: ServerResponse) => response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024, 97)),
    ],
    [
      'a body that breaks off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('half')
        setImmediate(() => response.destroy())
      },
    ],
  ])('200 with %s is taken', async (_what, answer) => {
    const { url } = await receiving((response) => void answer(response))
    expect(await send(deliveryTo(url))).toMatchObject({ outcome: 'done' })
  })

  test('200 with a body that never ends is taken, in time', async () => {
    const { url } = await receiving((response) => void response.writeHead(200).write('and so on'))
    expect(await send(deliveryTo(url), { withinMs: 500 })).toMatchObject({ outcome: 'done' })
  })

  test('no answer at all is a failure, in time', async () => {
    const { url } = await receiving(() => {})
    expect(await send(deliveryTo(url), { withinMs: 50 })).toMatchObject({
      outcome: 'failed',
      excerpt: 'There was no answer in time',
    })
  })

  test('the end of the process breaks it off', async () => {
    const end = new AbortController()
    const { url } = await receiving(() => end.abort())
    expect(await send(deliveryTo(url), {}, end.signal)).toMatchObject({
      outcome: 'failed',
      excerpt: 'The server was stopping',
    })
  })

  test.each([
    ['hangs up', '', 'The request failed: ECONNRESET'],
    ['speaks no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'The request failed: HPE_INVALID_CONSTANT'],
    [
      'changes the protocol',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
      'The connection was closed without an answer',
    ],
    [
      'sends endless headers',
      `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`,
      'The request failed: HPE_HEADER_OVERFLOW',
    ],
  ])('a receiver that %s is a failure', async (_what, answer, excerpt) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(answer))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const attempt = await send(deliveryTo(`http://127.0.0.1:${port}/`))
    expect(attempt).toMatchObject({ outcome: 'failed', excerpt })
  })
})

describe('in production an address leads to the public internet or nowhere (D23)', () => {
  const production = { allowsPrivate: false }
  const notPublic = 'The address is of this machine or of a private network'

  test.each([
    ['http://crm.example.com/leads', 'The address is not https'],
    ['file:///etc/passwd', 'The address is not https'],
    ['not an address', 'The address is not a URL'],
    ['https://127.0.0.1/', notPublic],
    ['https://2130706433/', notPublic],
    ['https://0x7f.1/', notPublic],
    ['https://[::1]/', notPublic],
    ['https://[::ffff:10.0.0.1]/', notPublic],
    ['https://169.254.169.254/latest/meta-data', notPublic],
  ])('%s: %s', async (url, excerpt) => {
    expect(await send(deliveryTo(url), production)).toMatchObject({ outcome: 'failed', excerpt })
  })

  test('a name of a private address is refused', async () => {
    const resolve = async () => [{ address: '10.0.0.7', family: 4 }]
    const attempt = await send(deliveryTo('https://crm.example.com/'), { ...production, resolve })
    expect(attempt).toMatchObject({ outcome: 'failed', excerpt: notPublic })
  })

  test('a name that is unknown is a failure', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }))
    const attempt = await send(deliveryTo('https://crm.example.com/'), { ...production, resolve })
    expect(attempt).toMatchObject({ excerpt: 'The request failed: ENOTFOUND' })
  })

  test('a name is resolved once, and what was checked is connected to', async () => {
    const { url, received } = await receiving(noContent)
    let times = 0
    const resolve = async () => {
      times += 1
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const named = url.replace('127.0.0.1', 'crm.example.com')
    expect(await send(deliveryTo(named), { resolve })).toMatchObject({ outcome: 'done' })
    expect(received[0]?.headers.host).toMatch(/^crm\.example\.com:/)
    expect(times).toBe(1)
  })
})
