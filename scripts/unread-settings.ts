import type { JsonSchema } from '#pages/zod-json-schema.ts'
import type { ImportGraph } from './import-graph.ts'
import { reachedStatements, type Statement } from './reached-statements.ts'
import { type Read, type Reads, readsIn } from './setting-reads.ts'

/** Other names under which source has the object of a site's file. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  wording: ['words'],
  finance: ['settings', 'company'],
  special_hours: ['special'],
  opening_hours: ['entry'],
  groups: ['links'],
  button: ['links'],
  social: ['links'],
}

/** Files that check what a dealer wrote: no visitor sees the difference. */
const isCheck = (path: string): boolean => path.startsWith('server/tenants/check-')

/**
 * The settings of a site's file that no screen and no part of the server reads, as paths such as
 * `flags.chat` or `locations[].image`. A setting inside one that is unread is not listed again.
 */
export function unreadSettings(graph: ImportGraph, schema: JsonSchema): string[] {
  const statements = reachedStatements(graph).filter(({ path }) => !isCheck(path))
  return unreadIn(readsIn(statements), schema, { key: 'site', path: '' })
}

/** The props of a block that no file of its folder reads, apart from the one that declares them. */
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
    return insideOf(field).flatMap(({ schema, mark }) =>
      unreadIn(reads, schema, { key: name, path: `${path}${mark}` }),
    )
  })
}

/** The objects that a field may hold, in a list or alone. */
function insideOf(field: JsonSchema): { schema: JsonSchema; mark: '' | '[]' }[] {
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

/** Tells whether a name is taken from the object that `key` holds. */
function reader({ named, computed }: Reads, key: string, names: readonly string[]) {
  const holders = new Set([key, key.replace(/s$/, ''), ...(otherNames[key] ?? [])])
  const type = key === 'site' ? /\bSite(View)?\b/ : new RegExp(`\\b${typeOf(key)}\\b`)
  const isFromIt = (read: Read): boolean => {
    if (read.from !== undefined) return holders.has(read.from)
    if (read.type !== undefined && type.test(read.type)) return true
    // A parameter of a rule: several names that this object alone has together.
    return read.names.length > 1 && read.names.every((name) => names.includes(name))
  }
  const taken = new Set(named.filter(isFromIt).flatMap((read) => read.names))
  const workedOut = computed.filter(({ from }) => [...holders].some((holder) => from.has(holder)))
  return (name: string) => taken.has(name) || workedOut.some(({ texts }) => texts.has(name))
}

const typeOf = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/s$/, 's?')
