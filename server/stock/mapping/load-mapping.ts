import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from '../../system-error.ts'
import { didYouMean } from '../did-you-mean.ts'
import { ImportError } from '../import-error.ts'
import { mappableFields } from './field-paths.ts'
import { ALWAYS_REQUIRED, type Mapping, mappingSchema } from './mapping.ts'
import { productMappings } from './product-mappings.ts'

/** The folder of a tenant's own mappings. */
export const tenantMappings = (tenantsDirectory: string, tenant: string): string =>
  join(tenantsDirectory, tenant, 'mappings')

/** Names of the mappings in a folder, in alphabetical order; none where it does not exist. */
export async function mappingNames(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch((cause: unknown) => {
    if (errorCode(cause) === 'ENOENT') return []
    throw cause
  })
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
}

/** Names of the mappings that a tenant's feeds may have: its own, and the product's. */
export async function allMappings(tenantsDirectory: string, tenant: string): Promise<string[]> {
  const own = await mappingNames(tenantMappings(tenantsDirectory, tenant))
  return [...new Set([...own, ...productMappings.keys()])]
}

/**
 * Reads and checks a mapping by name: of the tenant's folder `own`, where one is given and has it, else
 * of the product.
 * @throws ImportError unknown_mapping (with a list), bad_mapping (with path, expected and found)
 */
export async function loadMapping(name: string, own?: string): Promise<Mapping> {
  const ownNames = own === undefined ? [] : await mappingNames(own)
  const names = [...ownNames, ...productMappings.keys()]
  if (!names.includes(name)) {
    const hint = didYouMean(name, names)
    throw new ImportError(
      'unknown_mapping',
      `There is no mapping "${name}".${hint} Known mappings: ${names.join(', ')}.`,
    )
  }
  return own !== undefined && ownNames.includes(name)
    ? parseMapping(name, await readFile(join(own, `${name}.json`), 'utf8'))
    : checkedMapping(name, productMappings.get(name))
}

/** @throws ImportError bad_mapping */
export const parseMapping = (name: string, json: string): Mapping =>
  checkedMapping(name, jsonOf(name, json))

function checkedMapping(name: string, value: unknown): Mapping {
  const parsed = validatedMapping(value)
  if (parsed.ok) return { ...parsed.mapping, name }
  throw badMapping(
    name,
    parsed.faults.map(({ path, message }) => `${path.join('.')}: ${message}`),
  )
}

/** What is wrong with a mapping, and where in its file. */
export type MappingFault = { path: (string | number)[]; message: string }

type ParsedMapping =
  | { ok: true; mapping: Omit<Mapping, 'name'> }
  | { ok: false; faults: MappingFault[] }

/** Validates the JSON of a mapping. */
export function validatedMapping(value: unknown): ParsedMapping {
  const parsed = mappingSchema.safeParse(value)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      message,
    }))
    return { ok: false, faults }
  }
  const faults = faultsIn(parsed.data)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, mapping: parsed.data }
}

function faultsIn({ fields, required, key }: Omit<Mapping, 'name'>): MappingFault[] {
  const unknown = [...new Set([...Object.keys(fields), ...required, ...key.flat()])]
    .filter((field) => !mappableFields.has(field))
    .map((field) => ({
      path: field in fields ? ['fields', field] : ['fields'],
      message: `Car has no field "${field}".${didYouMean(field, mappableFields.keys())}`,
    }))
  const unfilled = [...new Set([...ALWAYS_REQUIRED, ...required])]
    .filter((field) => !(field in fields))
    .map((field) => ({
      path: ['fields'],
      message: `expected a source for "${field}", which is required`,
    }))
  const invalid = Object.entries(fields).flatMap(([field, source]) => {
    if (!('value' in source)) return []
    const issue = mappableFields.get(field)?.safeParse(source.value).error?.issues[0]
    return issue ? { path: ['fields', field, 'value'], message: issue.message } : []
  })
  return [...unknown, ...unfilled, ...invalid]
}

function jsonOf(name: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw badMapping(name, [cause instanceof Error ? cause.message : String(cause)])
  }
}

const badMapping = (name: string, faults: string[]) =>
  new ImportError('bad_mapping', `The mapping ${name}.json is invalid:\n  ${faults.join('\n  ')}`)
