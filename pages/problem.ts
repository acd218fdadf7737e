import type { z } from 'zod'
import { hint } from './near-miss.ts'
import {
  expected,
  field,
  type JsonSchema,
  jsonSchemaOf,
  optionsOf,
  schemaAt,
  shown,
} from './words.ts'

/** Where in a file: `['blocks', 2, 'props', 'columns']`. */
export type Path = readonly (string | number)[]

/** Something wrong at a place of a JSON file. */
export interface Problem {
  readonly path: Path
  /** Points at the name of the field, not at its value. */
  readonly at?: 'key'
  /** Points at a letter of the text that stands at the place, from 0. */
  readonly letter?: number
  /** What was expected and what was found. */
  readonly message: string
  readonly level: 'error' | 'warning'
}

/** A problem that must be mended. */
export const error = (path: Path, message: string, at?: 'key'): Problem => ({
  path,
  message,
  level: 'error',
  ...(at && { at }),
})

/** A problem that something works around. */
export const warning = (path: Path, message: string): Problem => ({
  path,
  message,
  level: 'warning',
})

/** `blocks[2].props.columns`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

/** What zod found in `value`, as sentences; `base` is where the value stands in its file. */
export function problemsOf(
  fault: z.ZodError,
  schema: z.ZodType,
  value: unknown,
  base: Path = [],
): Problem[] {
  const json = jsonSchemaOf(schema)
  const misspelt = fault.issues.filter((issue) => issue.code === 'unrecognized_keys')
  return fault.issues
    .filter((issue) => !misspelt.some((other) => isEcho(issue, other, value)))
    .flatMap((issue) => problemsOfIssue(issue, json, value, base))
}

/** A misspelt name is one fault: that the object then lacks what the name stands for is no other. */
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
  return isMissing && misspelt.keys.some((key) => hint(key, [String(name)]) !== '')
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
    return issue.keys.map((key) => error([...path, key], unknownName(key, known), 'key'))
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

/** A rule's own sentence; one that says what was expected also says what was found. */
function ownMessage(message: string, value: unknown, path: readonly PropertyKey[]): string {
  if (!message.startsWith('expected')) return message
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

/** Of a union, the faults of the option that fits best: the one with the most names in common. */
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
  const inCommon = (index: number) =>
    Object.keys(options[index]?.properties ?? {}).filter((name) => field(found, name) !== undefined)
      .length
  const ranked = issue.errors
    .map((issues, index) => ({ issues, option: options[index], names: inCommon(index) }))
    .toSorted((a, b) => b.names - a.names)
  const [best] = ranked
  if (!best?.option || best.names === 0) {
    return [error(path, expectedAndFound(schema, value, inner, issue.message))]
  }
  const { option } = best
  return best.issues.flatMap((each) => problemsOfIssue(each, option, found, path))
}

/** Every name that a value could have been. */
function namesIn(schema: JsonSchema | undefined): string[] {
  if (!schema) return []
  const own = schema.const === undefined ? (schema.enum ?? []) : [schema.const]
  return [...own.map(String), ...optionsOf(schema).flatMap(namesIn)]
}
