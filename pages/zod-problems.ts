import type { z } from 'zod'
import { field } from './field.ts'
import { hint } from './near-miss.ts'
import { error, type Path, type Problem, pathText } from './problem.ts'
import { type JsonSchema, optionsOf } from './schema-places.ts'
import { expected, shown } from './schema-text.ts'
import { jsonSchemaOf, schemaAt } from './zod-json-schema.ts'

/** At most this many issues of a value, and unknown names of an object, are reported. */
const MOST_ISSUES = 200

/** Zod's issues of `value` as problems; `base` is the value's path in its file. */
export function problemsOf(
  fault: z.ZodError,
  schema: z.ZodType,
  value: unknown,
  base: Path = [],
): Problem[] {
  const all = problemsOfIssues(fault.issues, jsonSchemaOf(schema), value, base)
  // A pattern and a refinement of one field may report the same.
  return [...new Map(all.map((each) => [pathText(each.path) + each.message, each])).values()]
}

function problemsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  json: JsonSchema,
  value: unknown,
  base: Path,
): Problem[] {
  // Each is located in the text and compared with others: an invalid file must not take minutes.
  const first = issues.slice(0, MOST_ISSUES)
  const misspelt = first.filter((issue) => issue.code === 'unrecognized_keys')
  return first
    .filter((issue) => !misspelt.some((other) => isEcho(issue, other, value)))
    .flatMap((issue) => problemsOfIssue(issue, json, value, base))
}

/** Whether an issue only repeats a misspelt name: that the object lacks the correct one. */
function isEcho(
  issue: z.core.$ZodIssue,
  misspelt: z.core.$ZodIssueUnrecognizedKeys,
  value: unknown,
): boolean {
  const [name, ...rest] = issue.path.slice(misspelt.path.length)
  const isInside = misspelt.path.every((key, index) => key === issue.path[index])
  if (!isInside || rest.length > 0) return false
  if (name === undefined) return issue.code === 'custom'
  const isMissing = issue.path.reduce(field, value) === undefined
  const keys = misspelt.keys.slice(0, MOST_ISSUES)
  return isMissing && keys.some((key) => hint(key, [String(name)]) !== '')
}

function problemsOfIssue(
  issue: z.core.$ZodIssue,
  json: JsonSchema,
  value: unknown,
  base: Path,
): Problem[] {
  const inner = issue.path.filter((key) => typeof key !== 'symbol')
  const path = [...base, ...inner]
  if (issue.code === 'unrecognized_keys') {
    const known = knownNames(schemaAt(json, inner, value))
    return issue.keys
      .slice(0, MOST_ISSUES)
      .map((key) => error([...path, key], unknownName(key, known), 'key'))
  }
  if (issue.code === 'invalid_union') return unionProblems(issue, json, value, inner, path)
  if (issue.code === 'custom') return [error(path, ownMessage(issue.message, value, inner))]
  return [error(path, expectedAndFound(schemaAt(json, inner, value), value, inner, issue.message))]
}

/** Names that an object may have: those of its fields, or the keys of a record. */
function knownNames(schema: JsonSchema | undefined): string[] {
  const { properties = {}, propertyNames } = schema ?? {}
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  return [...Object.keys(properties), ...keys.map(String)]
}

function unknownName(name: string, known: readonly string[]): string {
  const near = hint(name, known)
  if (near) return `unknown name "${name}"${near}`
  return `unknown name "${name}"; known are ${known.join(', ') || 'none'}`
}

/** A refinement's own message; if it says what was expected, what was found is added. */
function ownMessage(message: string, value: unknown, path: readonly PropertyKey[]): string {
  if (!message.startsWith('expected') || message.includes(', found ')) return message
  return `${message}, found ${shown(path.reduce(field, value))}`
}

function expectedAndFound(
  schema: JsonSchema | undefined,
  value: unknown,
  path: readonly PropertyKey[],
  otherwise: string,
): string {
  const found = path.reduce(field, value)
  const wanted = schema ? `expected ${expected(schema)}` : otherwise
  if (found === undefined) return `missing: ${wanted}`
  return `${wanted}, found ${shown(found)}${hint(found, namesIn(schema))}`
}

/**
 * Of a union, the faults of the option that fits best: for an object the one with the most names in
 * common, for a list the one that is a list.
 */
function unionProblems(
  issue: z.core.$ZodIssueInvalidUnion,
  json: JsonSchema,
  value: unknown,
  inner: (string | number)[],
  path: Path,
): Problem[] {
  const found = inner.reduce(field, value)
  const schema = schemaAt(json, inner, value)
  const options = schema ? optionsOf(schema) : []
  const likeness = ({ type, properties = {} }: JsonSchema = {}): number => {
    if (Array.isArray(found)) return type === 'array' ? 1 : 0
    return Object.keys(properties).filter((name) => field(found, name) !== undefined).length
  }
  const [best] = issue.errors
    .map((issues, index) => ({ issues, option: options[index] }))
    .toSorted((a, b) => likeness(b.option) - likeness(a.option))
  if (!best?.option || likeness(best.option) === 0) {
    return [error(path, expectedAndFound(schema, value, inner, issue.message))]
  }
  return problemsOfIssues(best.issues, best.option, found, path)
}

/** Every string that the schema allows as a constant. */
function namesIn(schema: JsonSchema | undefined): string[] {
  if (!schema) return []
  const own = schema.const === undefined ? (schema.enum ?? []) : [schema.const]
  return [...own.filter((name) => typeof name === 'string'), ...optionsOf(schema).flatMap(namesIn)]
}
