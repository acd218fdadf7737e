import type { z } from 'zod'
import { field } from '#pages/field.ts'
import { type Path, pathText } from '#pages/problem.ts'
import { expected } from '#pages/schema-text.ts'
import { type JsonSchema, jsonSchemaOf, schemaAt } from '#pages/zod-json-schema.ts'
import { AppError } from '../app-error.ts'

/** The most fields reported of one body. */
const MAX_FIELDS = 20
/** Unknown names are repeated to the client up to this length, characters. */
const MAX_NAME = 60

/** The field name for an error of the body itself. */
const WHOLE_BODY = 'body'

/**
 * Validates a body. Throws a 422 whose `fields` hold a sentence for each path (D22):
 * `{ "events[0].event": "Expected one of 25, 39" }`. A schema's own `error` texts are used unchanged.
 */
export function validatedBody<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  // Empty default messages: the schema's own take precedence and remain.
  const read = schema.safeParse(value, { error: () => '' })
  if (read.success) return read.data
  const sentences = read.error.issues.slice(0, MAX_FIELDS).flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol')
    return sentencesOf(issue, path, sentence(issue, path, schema, value))
  })
  throw new AppError(422, 'invalid_body', 'Some of what was sent cannot be accepted', {
    fields: Object.fromEntries(sentences.slice(0, MAX_FIELDS)),
  })
}

function sentencesOf(issue: z.core.$ZodIssue, path: Path, text: string): [string, string][] {
  if (issue.code !== 'unrecognized_keys') return [[pathText(path) || WHOLE_BODY, text]]
  return issue.keys
    .slice(0, MAX_FIELDS)
    .map((key) => [pathText([...path, key.slice(0, MAX_NAME)]), 'Unknown name'])
}

function sentence(issue: z.core.$ZodIssue, path: Path, schema: z.ZodType, value: unknown): string {
  if (issue.message !== '') return issue.message
  const wanted = schemaAt(jsonSchemaOf(schema), path, value)
  const what = wanted ? expected(wanted) : 'another value'
  const isMissing = path.length > 0 && path.reduce(field, value) === undefined
  return `${isMissing ? 'Missing: expected' : 'Expected'} ${what}`
}

/** Throws an Error where an object within the schema would ignore unknown names. */
export function requireStrict(schema: z.ZodType): void {
  const lax = laxPlace(jsonSchemaOf(schema), 'body')
  if (lax) throw new Error(`${lax} accepts unknown names: make it a z.strictObject`)
}

function laxPlace(schema: unknown, place: string): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = schema as JsonSchema
  if (properties && additionalProperties !== false) return place
  const members: readonly (readonly [string, unknown])[] = [
    ...Object.entries(properties ?? {}),
    ...[additionalProperties, items, ...anyOf, ...oneOf].map((each) => ['[]', each] as const),
  ]
  return members.map(([name, each]) => laxPlace(each, `${place}.${name}`)).find(Boolean)
}
