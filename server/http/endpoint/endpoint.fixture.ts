import { z } from 'zod'
import { appWith, ask, demoHost } from '../../app.fixture.ts'
import { AppError } from '../app-error.ts'
import { type EndpointDeclaration, endpoint } from './endpoint.ts'

/** The body of the test's endpoint. */
export const orderSchema = z.strictObject({
  name: z.string().min(1, { error: 'Please give your name' }),
  amount: z.int().min(1).max(9).optional(),
  lines: z
    .array(z.strictObject({ part: z.enum(['door', 'wheel']) }))
    .max(3)
    .optional(),
})

type Shape = (typeof orderSchema)['shape']

export const ownOrigin = `http://${demoHost}`
export const own = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }

/** The server with an endpoint at `/api/orders` that echoes its body, and functions to call it. */
export async function orders(change: Partial<EndpointDeclaration<Shape>> = {}, trustProxy = false) {
  const given: string[] = []
  const clock = { now: new Date('2026-11-21T02:00:00.000Z') }
  const { app, errors } = await appWith(
    { clock: () => clock.now },
    {
      trustProxy,
      capabilities: [
        {
          endpoints: [
            endpoint({
              path: '/api/orders',
              body: orderSchema,
              maxBodyBytes: 1_000,
              rates: { client: { count: 100, seconds: 60 }, tenant: { count: 1_000, seconds: 60 } },
              async handle({ body, tenant }) {
                if (body.name === 'sold out') throw new AppError(409, 'sold_out', 'It is sold')
                given.push(body.name)
                return {
                  json: { order: given.length, for: body.name, at: tenant.slug },
                  status: 201,
                }
              },
              ...change,
            }),
          ],
        },
      ],
    },
  )
  const send = (body: BodyInit, headers: Record<string, string> = {}, at = demoHost) =>
    ask(
      app,
      '/api/orders',
      {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...own,
          origin: `http://${at}`,
          ...headers,
        },
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      },
      at,
    )
  const post = (value: unknown, headers: Record<string, string> = {}, at = demoHost) =>
    send(JSON.stringify(value), headers, at)
  return { app, send, post, given, errors, clock }
}

/** Status and code of a response. */
export const refusal = ({ status, text }: { status: number; text: string }) => ({
  status,
  code: String(z.looseObject({ code: z.string().optional() }).parse(JSON.parse(text)).code),
})
