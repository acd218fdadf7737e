import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Received, receiver } from '../../delivery/receiver.fixture.ts'
import type { ProviderError } from '../../providers/provider-call.ts'
import { evalExpertProvider } from './eval-expert.ts'

const key = 'a-key-of-the-provider'
const signal = () => new AbortController().signal
const registration = { rego: '123ABC', state: 'QLD' } as const
const question = {
  evalId: '48213',
  km: 61_500,
  userEmail: 'sales@example.com',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+61491570006',
}

/** The provider as section 7 of the specification has it, written from its words. */
function specified(response: ServerResponse, { path, body }: Received): void {
  const answers: Record<string, unknown> = {
    // 7.12: array; first item has EvalID, VIN, VechielDescriptions (each with Description), vehicle data.
    '/api/eval-expert/enter-vin': [
      {
        EvalID: 48213,
        VIN: 'JTNKU3JE60J000001',
        EngineNumber: null,
        Rego: '123ABC',
        RegoExpiry: '30/06/2027',
        Kms: '61000',
        Make: 'Toyota',
        Model: 'Corolla',
        Series: '',
        Variant: 'Ascent',
        Year: 2019,
        Transmission: 'CVT',
        RedBookCode: 'R1',
        VechielDescriptions: body.includes('MANY')
          ? [{ Description: 'One' }, { Description: 'Two' }]
          : [],
      },
    ],
    // 7.13: array; first item is the vehicle.
    '/api/eval-expert/manual-entry': [{ EvalID: '7', Make: 'Toyota', Model: 'Corolla' }],
    // 7.14: result not shown.
    '/api/eval-expert/image-upload': { anything: true },
    // 7.15: array; first item has vehicle data.
    '/api/eval-expert/update-eval': [{ Make: 'Toyota', Low: '18000.4', High: 20_500 }],
    // 7.11: OK.
    '/api/miscellaneous': 'OK',
  }
  response.writeHead(answers[path] === undefined ? 404 : 200, {
    'content-type': 'application/json',
  })
  response.end(JSON.stringify(answers[path]))
}

async function provider(
  answer: Parameters<typeof receiver>[0] = specified,
  { withinMs, valueFields = ['Low', 'High'] }: Partial<Options> = {},
) {
  const receiving = await receiver(answer)
  onTestFinished(() => receiving[Symbol.asyncDispose]())
  const client = evalExpertProvider({ url: receiving.url, key, valueFields }, withinMs)
  return { ...client, received: receiving.received }
}
interface Options {
  readonly withinMs: number
  readonly valueFields: readonly [string, string] | undefined
}

describe('the calls of the provider', () => {
  test('look a registration up by its rego and state (Spec 7.12)', async () => {
    const { lookUp, received } = await provider()
    expect(await lookUp(registration, signal())).toMatchObject([
      { EvalID: '48213', VIN: 'JTNKU3JE60J000001', Kms: 61_000, Make: 'Toyota', Year: 2019 },
    ])
    expect(received).toMatchObject([
      {
        path: '/api/eval-expert/enter-vin',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ rego: '123ABC', state: 'QLD' }),
      },
    ])
    expect(await lookUp({ ...registration, rego: 'MANY1' }, signal())).toMatchObject([
      { VechielDescriptions: [{ Description: 'One' }, { Description: 'Two' }] },
    ])
  })

  test('look up what was chosen by its vin and desc (Spec 7.13)', async () => {
    const { choose, received } = await provider()
    const car = { ...registration, vin: 'JTN', description: 'Two' }
    expect(await choose(car, signal())).toMatchObject([{ EvalID: '7', Make: 'Toyota' }])
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ vin: 'JTN', desc: 'Two' })
  })

  test('hand a picture over as evalid and file, a request each (Spec 7.14)', async () => {
    const { sendPicture, received } = await provider()
    const picture = { evalId: '48213', name: 'front.jpg', type: 'image/jpeg' }
    await sendPicture({ ...picture, bytes: new TextEncoder().encode('of a car') }, signal())
    expect(received[0]).toMatchObject({
      path: '/api/eval-expert/image-upload',
      headers: { 'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) },
    })
    expect(received[0]?.body).toMatch(/name="evalid"\r\n\r\n48213\r\n/)
    expect(received[0]?.body).toMatch(
      /name="file"; filename="front.jpg"\r\nContent-Type: image\/jpeg\r\n\r\nof a car\r\n/,
    )
  })

  test('ask for the value by its six names (Spec 7.15)', async () => {
    const { estimate, received } = await provider()
    expect(await estimate(question, signal())).toEqual({ from: 18_000, to: 20_500 })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      evalid: '48213',
      km: 61_500,
      userEmail: 'sales@example.com',
      cName: 'Ada',
      cEmail: 'ada@example.com',
      cPhone: '+61491570006',
    })
  })

  test.each([
    ['names of which none is in the answer', ['From', 'To'] as const],
    ['one that is no number', ['Make', 'High'] as const],
  ])('bring no value by %s (Spec 7.15)', async (_what, valueFields) => {
    const { estimate } = await provider(specified, { valueFields })
    expect(await estimate(question, signal())).toBeUndefined()
  })

  test('save a valuation under its column (Spec 7.11)', async () => {
    const { save, received } = await provider()
    await save({ EvalID: '48213', Make: 'Toyota', from: 18_000, to: 20_500 }, signal())
    expect(received[0]?.path).toBe('/api/miscellaneous')
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      EvalID: '48213',
      Make: 'Toyota',
      from: 18_000,
      to: 20_500,
      column_name: 'valuation',
    })
  })
})

const html = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome, Ada</h1>')
/** Until it is no longer read; `sent` counts what was. */
function endless(sent: { bytes: number }) {
  const chunk = Buffer.alloc(64 * 1024, '[')
  return (response: ServerResponse) => {
    const more = () => {
      while (!response.destroyed && sent.bytes < 50_000_000) {
        sent.bytes += chunk.length
        if (!response.write(chunk)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  }
}

describe('a provider that answers', () => {
  test.each([
    ['HTML', html, 'unreadable'],
    ['nothing', (response: ServerResponse) => response.end(), 'unreadable'],
    ['by hanging up', (response: ServerResponse) => response.destroy(), 'failed'],
    ['nonsense', (response: ServerResponse) => response.end('[["soon"]]'), 'unreadable'],
    ['another status', (response: ServerResponse) => response.writeHead(401).end('{}'), 'refused'],
    [
      'with a redirect',
      (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
      'refused',
    ],
    ['an error', (response: ServerResponse) => response.writeHead(502).end('Ada'), 'failed'],
  ] as const)(
    '%s gives no answer, and nothing of it is said (Spec 8.05, 8.12)',
    async (_what, answer, fault) => {
      const { lookUp, estimate } = await provider(answer)
      for (const asked of [
        () => lookUp(registration, signal()),
        () => estimate(question, signal()),
      ]) {
        const error: ProviderError = await asked().then(
          () => undefined as never,
          (cause) => cause,
        )
        expect(error.fault).toBe(fault)
        expect(error.message).not.toMatch(/Ada|48213|a-key|127\.0\.0\.1/)
      }
    },
  )

  test('50 MB is read no further than an answer may be (Spec 8.12)', async () => {
    const sent = { bytes: 0 }
    const { lookUp } = await provider(endless(sent))
    await expect(lookUp(registration, signal())).rejects.toMatchObject({ fault: 'unreadable' })
    expect(sent.bytes).toBeLessThan(20_000_000)
  })

  test('not within its time is not waited for (Spec 8.05)', async () => {
    const { lookUp, received } = await provider(() => {}, { withinMs: 400 })
    await expect(lookUp(registration, signal())).rejects.toMatchObject({ fault: 'late' })
    expect(received).toHaveLength(1)
  })

  test('half of an answer, and then nothing, is not waited for either (Spec 8.05)', async () => {
    const half = (response: ServerResponse) => void response.write('[{"Make":')
    const { lookUp } = await provider(half, { withinMs: 50 })
    await expect(lookUp(registration, signal())).rejects.toMatchObject({ fault: 'late' })
  })
})

describe('a question', () => {
  const failing = (response: ServerResponse) => response.writeHead(503).end()

  test('that costs nothing is asked again once, one that costs is not (Spec 7.12, 7.15)', async () => {
    const looking = await provider(failing)
    await expect(looking.lookUp(registration, signal())).rejects.toThrow()
    expect(looking.received).toHaveLength(2)
    const asking = await provider(failing)
    await expect(asking.estimate(question, signal())).rejects.toThrow()
    expect(asking.received).toHaveLength(1)
  })

  test('is not asked while the provider fails again and again (Spec 8.05)', async () => {
    const { estimate, received } = await provider(failing)
    for (let n = 0; n < 12; n++) await estimate(question, signal()).catch(() => {})
    expect(received).toHaveLength(5)
  })
})
