import type { JsonSchema } from '#pages/zod-json-schema.ts'
import type { ImportGraph } from './import-graph.ts'
import { reachableStatements, type Statement } from './reachable-statements.ts'
import { type Read, type Reads, readsIn } from './setting-reads.ts'

/** Other names of variables that have an object of a site file. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  wording: ['words'],
  searchWords: ['spoken'],
  finance: ['settings', 'company'],
  special_hours: ['special'],
  opening_hours: ['entry'],
  groups: ['links'],
  dealerships: ['seller', 'stated'],
  locations: ['place', 'stated'],
  button: ['links'],
  social: ['links'],
}

/** Files that only validate settings: pages do not depend on them. */
const isCheck = (path: string): boolean => path.startsWith('server/tenants/check-')

const known = new WeakMap<ImportGraph, Reads>()

/** What pages and server read, found once for each graph. */
function readsOf(graph: ImportGraph): Reads {
  const statements = reachableStatements(graph).filter(({ path }) => !isCheck(path))
  const reads = known.get(graph) ?? readsIn(statements)
  known.set(graph, reads)
  return reads
}

/**
 * The settings of a site file that neither pages nor server read, as paths such as `flags.chat` or
 * `locations[].image`. Settings inside an unread object are not listed.
 */
export function unreadSettings(graph: ImportGraph, schema: JsonSchema): string[] {
  return unreadIn(readsOf(graph), schema, { key: 'site', path: '' })
}

/** The fields of a collection's entries that neither pages nor server read, such as `offers.image`. */
export function unreadEntryFields(
  graph: ImportGraph,
  { name, entry, holders }: EntryFields,
): string[] {
  const fields = Object.keys(entry.properties ?? {})
  const isRead = reader(readsOf(graph), name, fields, holders)
  return fields.filter((field) => !isRead(field)).map((field) => `${name}.${field}`)
}

/** A collection of content, and the names and types of variables that hold an entry of it. */
export interface EntryFields {
  readonly name: string
  readonly entry: JsonSchema
  readonly holders: readonly string[]
}

/** The props of a block that no file of its folder reads, except its schema. */
export function unreadProps(
  statements: readonly Statement[],
  block: string,
  props: readonly string[],
): string[] {
  const folder = `blocks/${block}/`
  const own = statements.filter(
    ({ path }) => path.startsWith(folder) && path !== `${folder}schema.ts`,
  )
  const read = new Set(readsIn(own).named.flatMap(({ names }) => names))
  return props.filter((name) => !read.has(name))
}

interface Owner {
  readonly key: string
  readonly path: string
}

function unreadIn(reads: Reads, schema: JsonSchema, owner: Owner): string[] {
  const fields = Object.entries(schema.properties ?? {})
  const names = fields.map(([name]) => name)
  const isRead = reader(reads, owner.key, names)
  return fields.flatMap(([name, field]) => {
    if (name === '$schema' || typeof field !== 'object') return []
    const path = owner.path === '' ? name : `${owner.path}.${name}`
    if (!isRead(name)) return [path]
    return nestedObjects(field).flatMap(({ schema, mark }) =>
      unreadIn(reads, schema, { key: name, path: `${path}${mark}` }),
    )
  })
}

/** The schemas of the objects in a field, directly or in a list. */
function nestedObjects(field: JsonSchema): { schema: JsonSchema; mark: '' | '[]' }[] {
  const { items, anyOf = [], oneOf = [] } = field
  const options = [field, ...anyOf, ...oneOf].filter((option) => typeof option === 'object')
  const listed = typeof items === 'object' && !Array.isArray(items) ? [items] : []
  return [
    ...options
      .filter(({ properties }) => properties)
      .map((schema) => ({ schema, mark: '' as const })),
    ...listed.map((schema) => ({ schema, mark: '[]' as const })),
  ]
}

/** Returns a test whether a property of the object `key` is read. */
function reader(
  { named, computed }: Reads,
  key: string,
  names: readonly string[],
  others: readonly string[] = aliases[key] ?? [],
) {
  const holders = new Set([key, key.replace(/s$/, ''), ...others])
  const types = [key === 'site' ? 'Site(View)?' : typeOf(key), ...others]
  const type = new RegExp(`\\b(${types.join('|')})\\b`)
  const isFromObject = (read: Read): boolean => {
    if (read.from !== undefined) return holders.has(read.from)
    if (read.type !== undefined && type.test(read.type)) return true
    // A destructured parameter of a rule: several names that only this object has together.
    return read.names.length > 1 && read.names.every((name) => names.includes(name))
  }
  const readNames = new Set(named.filter(isFromObject).flatMap((read) => read.names))
  const computedReads = computed.filter(({ from }) =>
    [...holders].some((holder) => from.has(holder)),
  )
  return (name: string) => readNames.has(name) || computedReads.some(({ texts }) => texts.has(name))
}

const typeOf = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/s$/, 's?')
