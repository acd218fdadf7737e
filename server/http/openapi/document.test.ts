import { expect, test } from 'vitest'
import { z } from 'zod'
import { staffCalls } from '#domain/staff/staff-calls.ts'
import { appWith, ask } from '../../app.fixture.ts'

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

test('a dealer’s host describes what buyers send, and nothing of the staff (D22, D38)', async () => {
  const described = await documentOf('harbour.localhost')
  const names = namesIn(described)
  expect(names).toEqual(expect.arrayContaining(['POST /api/leads', 'PATCH /api/leads/{lead_id}']))
  expect(names.filter((name) => name.includes('staff'))).toEqual([])
  const { post } = described.paths['/api/leads'] ?? {}
  expect(post?.responses['2XX']).toMatchObject({
    content: { 'application/json': { schema: { required: expect.arrayContaining(['lead_id']) } } },
  })
  const { post: saved } = described.paths['/api/watchlist/save-car'] ?? {}
  expect(Object.keys(saved?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ])
})
