import type { Block } from './define-block.ts'

/** Every block by its name. */
export type Registry = ReadonlyMap<string, Block>

interface SchemaModule {
  readonly default: Block
}

/**
 * The registry from a glob import, `{ './hero/schema.ts': module }`, sorted by name.
 * @throws Error if a folder does not declare the block of its own name
 */
export function registryOf(modules: Readonly<Record<string, SchemaModule>>): Registry {
  const names = Object.entries(modules).map(([path, module]) => [folderOf(path), module] as const)
  names.sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(names.map(([folder, module]) => [folder, declaredIn(folder, module)]))
}

const folderOf = (path: string): string => path.split('/').at(-2) ?? path

function declaredIn(folder: string, module: Partial<SchemaModule>): Block {
  const block = module.default
  if (block?.name === folder) return block
  const found = block === undefined ? 'no default export' : `the name "${block.name}"`
  throw new Error(
    `blocks/${folder}/schema.ts: expected export default defineBlock({ name: '${folder}', … }), found ${found}`,
  )
}
