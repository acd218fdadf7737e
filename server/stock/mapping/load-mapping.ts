import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { didYouMean } from '../did-you-mean.ts'
import { ImportError } from '../import-error.ts'
import { mappableFields } from './field-paths.ts'
import { ALWAYS_REQUIRED, type Mapping, mappingSchema } from './mapping.ts'

const DIRECTORY = join(import.meta.dirname, '../mappings')

/** Names of all mappings, in alphabetical order. */
export async function mappingNames(directory = DIRECTORY): Promise<string[]> {
  const files = await readdir(directory)
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
}

/**
 * Reads and checks a mapping by name.
 * @throws ImportError unknown_mapping (with a list), bad_mapping (with path, expected and found)
 */
export async function loadMapping(name: string, directory = DIRECTORY): Promise<Mapping> {
  const names = await mappingNames(directory)
  if (!names.includes(name)) {
    const hint = didYouMean(name, names)
    throw new ImportError(
      'unknown_mapping',
      `There is no mapping "${name}".${hint} Known mappings: ${names.join(', ')}.`,
    )
  }
  return parseMapping(name, await readFile(join(directory, `${name}.json`), 'utf8'))
}

/** @throws ImportError bad_mapping */
export function parseMapping(name: string, json: string): Mapping {
  const parsed = mappingSchema.safeParse(jsonOf(name, json))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw badMapping(name, faults)
  }
  const faults = faultsIn(parsed.data)
  if (faults.length > 0) throw badMapping(name, faults)
  return { ...parsed.data, name }
}

function faultsIn({ fields, required, key }: z.infer<typeof mappingSchema>): string[] {
  const unknown = [...new Set([...Object.keys(fields), ...required, ...key.flat()])]
    .filter((field) => !mappableFields.has(field))
    .map((field) => {
      const hint = didYouMean(field, mappableFields.keys())
      return `fields.${field}: Car has no such field.${hint}`
    })
  const unfilled = [...new Set([...ALWAYS_REQUIRED, ...required])]
    .filter((field) => !(field in fields))
    .map((field) => `fields: expected a source for "${field}", which is required`)
  const invalid = Object.entries(fields).flatMap(([field, source]) => {
    if (!('value' in source)) return []
    const issue = mappableFields.get(field)?.safeParse(source.value).error?.issues[0]
    return issue ? `fields.${field}.value: ${issue.message}` : []
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
