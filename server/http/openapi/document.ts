import { z } from 'zod'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import type { BodyFormat } from '../endpoint/body.ts'

/** An endpoint as the document describes it. */
export interface ApiCall {
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string
  /** With its parameters as `:id`. */
  readonly path: string
  readonly summary?: string | undefined
  readonly description?: string | undefined
  readonly query?: z.ZodObject | undefined
  readonly body?: z.ZodType | undefined
  /** `json` alone where absent. */
  readonly formats?: readonly BodyFormat[]
  /** Undefined for 204, and for a file. */
  readonly answer?: z.ZodType | undefined
  /** The media type of a file, where it answers one. */
  readonly file?: string
}

const JSON_TYPE = 'application/json'

/** D22. */
const errorSchema = z
  .looseObject({
    error: z.string().describe('A sentence for the person'),
    code: z.string().describe('A stable code'),
    fields: z.record(z.string(), z.string()).optional().describe('A sentence for each field'),
  })
  .describe('Refusal')

/** An OpenAPI 3.1 document of endpoints, whose schemas are those that validate. */
export function openApiDocument(
  { title, origin }: { readonly title: string; readonly origin: string },
  calls: readonly ApiCall[],
) {
  const byPath = Map.groupBy(calls, ({ path }) => path.replace(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      Array.from(byPath, ([path, ofPath]) => [
        path,
        Object.fromEntries(ofPath.map((call) => [call.method.toLowerCase(), operation(call)])),
      ]),
    ),
  }
}

function operation(call: ApiCall) {
  const { path, summary, description, query, body, formats = ['json'] } = call
  return {
    ...(summary && { summary }),
    ...(description && { description }),
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body && {
      requestBody: { required: true, content: contentOf(formats, body) },
    }),
    responses: {
      ...done(call),
      default: {
        description: 'Refused',
        content: { [JSON_TYPE]: { schema: answerSchema(errorSchema) } },
      },
    },
  }
}

function done({ answer, file }: ApiCall) {
  const description = 'Done'
  if (file) return { 200: { description, content: { [file]: {} } } }
  if (!answer) return { 204: { description } }
  return { '2XX': { description, content: { [JSON_TYPE]: { schema: answerSchema(answer) } } } }
}

const mediaTypes: Readonly<Record<BodyFormat, string>> = {
  json: JSON_TYPE,
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
  files: 'multipart/form-data',
}

const contentOf = (formats: readonly BodyFormat[], body: z.ZodType) =>
  Object.fromEntries(formats.map((format) => [mediaTypes[format], { schema: jsonSchemaOf(body) }]))

const answerSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' })

const pathParameters = (path: string) =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(query: z.ZodObject | undefined) {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
