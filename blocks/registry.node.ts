import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Block } from './define-block.ts'
import { type Registry, registryOf } from './registry.ts'

/** The registry for scripts: Node imports the schemas without a bundler. */
export async function readRegistry(): Promise<Registry> {
  const folders = globSync('*/schema.ts', { cwd: import.meta.dirname }).map(dirname)
  const modules = folders.map(
    async (folder): Promise<[string, { default: Block }]> => [
      `${folder}/schema.ts`,
      await import(`./${folder}/schema.ts`),
    ],
  )
  return registryOf(Object.fromEntries(await Promise.all(modules)))
}
