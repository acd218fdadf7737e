import { expect, test } from 'vitest'
import { z } from 'zod'
import { staffCalls } from '#domain/staff/staff-calls.ts'
import { accountServer } from '../../accounts/account-server.fixture.ts'
import { appWith, ask, testTools } from '../../app.fixture.ts'
import { openCapabilities } from '../../capabilities.ts'
import { sqliteForTests } from '../../store/engines.fixture.ts'
import { newValuation } from '../../store/new-valuation.fixture.ts'

const document = z.looseObject({
  openapi: z.literal('3.1.0'),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })),
        requestBody: z.looseObject({ content: z.record(z.string(), z.json()) }).optional(),
        responses: z.record(z.string(), z.looseObject({ description: z.string() })),
      }),
    ),
  ),
})

const no = () => Promise.reject(new Error('this test has no store'))
const staff = { host: 'staff.localhost', open: no, hasDemoStaff: false }

const documentOf = async (host: string) => {
  const { app } = await appWith({}, { staff })
  const { status, text } = await ask(app, '/api/openapi.json', {}, host)
  expect(status).toBe(200)
  return document.parse(JSON.parse(text))
}
const namesIn = ({ paths }: z.infer<typeof document>) =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )

test('the staff host describes each of its calls, with the schemas that validate them (Spec 6.03, D38)', async () => {
  const described = await documentOf('staff.localhost')
  expect(described.servers).toEqual([{ url: 'http://staff.localhost' }])
  const declared = Object.keys(staffCalls).map((name) =>
    name.replace(' ', ' /api/staff').replace(/:(\w+)/g, '{$1}'),
  )
  expect(namesIn(described).toSorted()).toEqual(declared.toSorted())
  const { patch } = described.paths['/api/staff/{site}/people/{person}'] ?? {}
  expect(patch?.parameters).toMatchObject([{ name: 'site' }, { name: 'person' }])
  expect(patch?.requestBody?.content['application/json']).toMatchObject({
    schema: {
      required: ['role'],
      properties: { role: { enum: ['viewer', 'sales', 'editor', 'publisher', 'owner'] } },
      additionalProperties: false,
    },
  })
})

/** An address of each call that answers JSON. */
const examples: Readonly<Record<string, string>> = {
  '/api/search': '/api/search?make=Toyota&hitsPerPage=3',
  '/api/suggestions': '/api/suggestions?query=toy',
  '/api/cars/:id': '/api/cars/c1',
  '/api/geocode': '/api/geocode?address=4006',
  '/api/forms': '/api/forms?page=/contact-us',
  '/api/appointments': '/api/appointments?dealership=outback-toowoomba&date=2026-11-25',
  '/api/me': '/api/me',
  '/api/trade-in/:valuation': '/api/trade-in/a-valuation',
  '/api/trade-in/:valuation/images': '/api/trade-in/a-valuation/images',
}

test('each GET at /api/ of a dealer’s host is described, and answers as its schema says, to nobody and to a buyer (Spec 7.03-7.10, D22)', async () => {
  const server = await accountServer(sqliteForTests)
  const host = 'outback.localhost'
  const own = server.browser({ host })
  const valuation = newValuation({ id: 'a-valuation', expires: '2030-01-01T00:00:00.000Z' })
  await server.store.valuations('outback').begin(valuation)
  const reads = openCapabilities(testTools(server.services)).flatMap((each) => each.reads ?? [])
  const served = server.app.routes.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/'),
  )
  const paths = new Set(served.map(({ path }) => path))
  expect([...reads.map(({ path }) => path), '/api/openapi.json'].toSorted()).toEqual(
    [...paths].toSorted(),
  )
  const json = reads.filter(({ file }) => file === undefined)
  expect(json.map(({ path }) => path).toSorted()).toEqual(Object.keys(examples).toSorted())
  for (const buyer of [false, true]) {
    if (buyer) await server.signIn(own, '0491 570 006', 'outback')
    for (const { path, answer } of json) {
      const { status, text } = await own.get(examples[path] ?? '')
      expect([path, status, answer?.safeParse(JSON.parse(text)).error]).toEqual([
        path,
        200,
        undefined,
      ])
    }
  }
})

test('a dealer’s host describes what buyers ask and send, and nothing of the staff (D22, D38)', async () => {
  const described = await documentOf('harbour.localhost')
  const names = namesIn(described)
  expect(names).toEqual(expect.arrayContaining(['POST /api/leads', 'GET /api/me']))
  expect(names.filter((name) => name.includes('staff'))).toEqual([])
  const { post } = described.paths['/api/leads'] ?? {}
  expect(post?.responses['2XX']).toMatchObject({
    content: { 'application/json': { schema: { required: expect.arrayContaining(['lead_id']) } } },
  })
  const { get: pdf } = described.paths['/api/cars/{slug}/pdf'] ?? {}
  expect(pdf?.responses[200]).toMatchObject({ content: { 'application/pdf': {} } })
  const { get: search } = described.paths['/api/search'] ?? {}
  expect(search?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'make', in: 'query' })]),
  )
  const { post: saved } = described.paths['/api/watchlist/save-car'] ?? {}
  expect(Object.keys(saved?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ])
})
