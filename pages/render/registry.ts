import type { ComponentType, ReactNode } from 'react'
import type { Block, Parameters } from '#blocks/define-block.ts'
import type { Ports } from '#blocks/define-load.ts'
import { registryOf } from '#blocks/registry.ts'
import type { Visitor } from '#domain/account/visitor.ts'
import type { Records } from '#domain/records.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { islandNameOf } from './island-name.ts'

/** Props of every view; each block's own `ViewOf` is a narrower form. */
export type ViewProps = Partial<Records> & {
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly data: unknown
  readonly site: SiteView
  readonly page: PageView
  /** Personal blocks only. */
  readonly visitor?: Visitor
}

/** Argument of every `load`; each block's own `LoadContext` is a narrower form. */
export type LoadProps = Partial<Records> & {
  readonly props: Readonly<Record<string, unknown>>
  readonly site: SiteView
  readonly page: PageView
  readonly search: PageSearch
  /** Blocks that read parameters only. */
  readonly parameters?: Parameters
  readonly ports: Ports
  /** Personal blocks only. */
  readonly visitor?: Visitor
}

/** Views and loads of blocks, by the block's name. */
export interface BlockCode {
  /** Throws for a block without a view. */
  viewOf(block: string): ComponentType<ViewProps>
  /** Undefined for a block without a `load`. */
  loadOf(block: string): ((context: LoadProps) => unknown) | undefined
}

interface Default<T> {
  readonly default: T
}

const schemas = import.meta.glob<Default<Block>>('../../blocks/*/schema.ts', { eager: true })
const viewModules = import.meta.glob<Default<ComponentType<ViewProps>>>(
  [
    '../../blocks/*/*.tsx',
    '!../../blocks/*/*.stories.tsx',
    '!../../blocks/*/*.test.tsx',
    '!../../blocks/*/*.island.tsx',
  ],
  { eager: true },
)
const loadModules = import.meta.glob<Default<(context: LoadProps) => unknown>>(
  '../../blocks/*/load.ts',
  { eager: true },
)
const islandModules = import.meta.glob<Default<object>>(
  ['../../blocks/*/*.island.{ts,tsx}', '../../parts/*/*.island.{ts,tsx}'],
  { eager: true },
)

/** Every block's declaration by name, from the folders of `blocks/`. */
export const blocks = registryOf(schemas)

/** A block's view. @throws Error that names the expected file if there is none */
function viewOf(block: string): ComponentType<ViewProps> {
  const file = `../../blocks/${block}/${block}.tsx`
  const view = viewModules[file]?.default
  if (!view) throw new Error(`blocks/${block}/${block}.tsx: expected a default export, the view`)
  return view
}

/** The code in the folders of `blocks/`. */
export const blockCode: BlockCode = {
  viewOf,
  loadOf: (block) => loadModules[`../../blocks/${block}/load.ts`]?.default,
}

const withIslands = new Set(
  Object.keys(islandModules)
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => path.replace(/^.*blocks\/|\/[^/]*$/g, '')),
)

/** Whether this block has a part that is hydrated. A plain script (`<Scripted>`) is none. */
export const hasIsland = (block: string): boolean => withIslands.has(block)

const islandNames = new Map<object, string>(
  Object.entries(islandModules).map(([path, module]) => [module.default, islandNameOf(path)]),
)

/** `blocks/car-gallery/viewer`. @throws Error for a view that is not the default export of an island file */
export function islandNameOfView(view: object): string {
  const name = islandNames.get(view)
  if (name === undefined) {
    throw new Error(
      'expected the view of <Island> to be the default export of a *.island.ts(x) file',
    )
  }
  return name
}
