import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '#blocks/registry.ts'
import { collectionNames } from '#domain/content/collections.ts'
import { contentJsonSchema, pageJsonSchema, siteJsonSchema } from '#pages/json-schema.ts'

/** The generated JSON schemas by path. */
const schemaTexts = (registry: Registry): [path: string, text: string][] => [
  ['pages/page.schema.json', textOf(pageJsonSchema(registry))],
  ['pages/site.schema.json', textOf(siteJsonSchema())],
  ...collectionNames.map((name): [string, string] => [
    `pages/content/${name}.schema.json`,
    textOf(contentJsonSchema(name)),
  ]),
]

const textOf = (schema: object): string => `${JSON.stringify(schema, null, 1)}\n`

/** Writes the JSON schemas of pages and sites, for completion and validation in editors. */
export async function writeSchemas(root: string, registry: Registry): Promise<void> {
  for (const [path, text] of schemaTexts(registry)) await writeFile(join(root, path), text)
}

/** A message for each schema that differs from the generated one. */
export async function schemaProblems(root: string, registry: Registry): Promise<string[]> {
  const problems: string[] = []
  for (const [path, text] of schemaTexts(registry)) {
    const written = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (written === text) continue
    const state = written === undefined ? 'is missing' : 'is out of date'
    problems.push(`${path} ${state}: run npm run check -- --write`)
  }
  return problems
}
