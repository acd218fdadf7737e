import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Attempt, ClaimedDelivery } from '../../store/delivery-store.ts'
import { leadCreated, minutesLater } from '../../store/new-lead.fixture.ts'
import { messageContent, newMessage, testKeyring } from '../../store/new-message.fixture.ts'
import { deliveredBody, deliverySites, storedLead } from '../lead-context.fixture.ts'
import type { OutboundOptions } from '../outbound.ts'
import { receiver } from '../receiver.fixture.ts'
import { smsSender } from './send.ts'

const head = {
  tenant: 'harbour',
  id: 'm-0001',
  destination: { kind: 'sms', to: '+61491570006' },
  tries: 1,
  refusals: 0,
  leaseUntil: minutesLater(1),
} as const
const { content } = newMessage({ id: 'm' })
const expiresAt = minutesLater(10)
const message: ClaimedDelivery = {
  ...head,
  message: { id: 'm-0001', created: leadCreated, content, expiresAt },
}

/** A gateway until the end of the test. */
async function gateway(answer: (response: ServerResponse) => void) {
  const receiving = await receiver(answer)
  onTestFinished(() => receiving[Symbol.asyncDispose]())
  return receiving
}
const answering = (status: number, text: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
const accepting = answering(200, '{ "accepted": true, "id": "sms-1" }')

const send = (
  url: string,
  delivery: ClaimedDelivery = message,
  options: Partial<OutboundOptions> = {},
): Promise<Attempt> =>
  smsSender({
    gateway: { url, token: 'a-token-of-the-gateway' },
    keyring: testKeyring,
    siteOf: async () => deliverySites.AU,
    carOf: async () => undefined,
    clock: () => new Date(leadCreated),
    allowsPrivate: true,
    ...options,
  }).send(delivery, new AbortController().signal)

describe('an SMS is handed to the gateway', () => {
  test('as JSON with its token, its time and the id of its delivery', async () => {
    const { url, received } = await gateway(accepting)
    expect(await send(url)).toEqual({
      at: leadCreated,
      ms: expect.any(Number),
      outcome: 'done',
      status: 200,
    })
    expect(received).toHaveLength(1)
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      authorization: 'Bearer a-token-of-the-gateway',
      'idempotency-key': '"m-0001"',
    })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      id: 'm-0001',
      site: 'harbour',
      to: '+61491570006',
      text: messageContent.text,
      expires_at: expiresAt,
    })
  })

  test('of a lead too, which does not expire (D28)', async () => {
    const { url, received } = await gateway(accepting)
    const lead = storedLead(deliveredBody())
    expect(await send(url, { ...head, lead })).toMatchObject({ outcome: 'done' })
    const { text, expires_at } = JSON.parse(received[0]?.body ?? '')
    expect(text).toContain('Sam Lee, 0491 570 006')
    expect(expires_at).toBeUndefined()
  })

  test('unless its key is gone', async () => {
    const { url, received } = await gateway(accepting)
    const unknown = { id: 'm', created: leadCreated, content: 'AAAA', expiresAt: undefined }
    const attempt = await send(url, { ...head, message: unknown })
    expect(attempt).toMatchObject({
      outcome: 'failed',
      excerpt: 'The key of this message is not in KEYS_FILE',
    })
    expect(received).toEqual([])
  })
})

describe('what a gateway answers is an outcome, and none of its text is kept', () => {
  test.each([
    [200, '{ "accepted": true }', { outcome: 'done' }],
    [202, '{ "accepted": true, "text": "Your code is 482913." }', { outcome: 'done' }],
    [
      200,
      '{ "accepted": false, "reason": "invalid_number" }',
      { outcome: 'refused', excerpt: 'invalid_number' },
    ],
    [
      200,
      '{ "accepted": false, "reason": "Blocked: Your code is 482913." }',
      { outcome: 'refused', excerpt: 'not_accepted' },
    ],
    [200, '{ "error": "Your code is 482913." }', { outcome: 'failed' }],
    [200, 'Your code is 482913.', { outcome: 'failed' }],
    [204, '', { outcome: 'failed' }],
    [400, 'Your code is 482913.', { outcome: 'refused' }],
    [401, 'no', { outcome: 'failed' }],
    [403, 'no', { outcome: 'failed' }],
    [429, 'slowly', { outcome: 'failed' }],
    [302, '', { outcome: 'refused' }],
    [503, 'Your code is 482913.', { outcome: 'failed' }],
  ])('%i %s', async (status, text, outcome) => {
    const { url } = await gateway(answering(status, text))
    const attempt = await send(url)
    expect(attempt).toMatchObject({ status, ...outcome })
    expect(JSON.stringify(attempt)).not.toMatch(/482913|Your code/)
  })

  test('one that hangs up is tried again', async () => {
    const { url } = await gateway((response) => response.destroy())
    expect(await send(url)).toMatchObject({ outcome: 'failed', excerpt: expect.any(String) })
  })
})

test.each(['http://sms.example.com/', 'https://10.0.0.8/', 'https://sms.internal.example.com/'])(
  'in production a gateway is at https and a public address: %s is not asked',
  async (url) => {
    const resolve = async () => [{ address: '192.168.1.9', family: 4 }]
    const attempt = await send(url, message, { allowsPrivate: false, resolve })
    expect(attempt).toMatchObject({
      outcome: 'failed',
      excerpt: expect.stringMatching(/^The address is /),
    })
  },
)
