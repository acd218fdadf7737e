import { z } from 'zod'
import { defineBlock } from '#blocks/define-block.ts'
import { registryOf } from '#blocks/registry.ts'
import { migrationOf } from './migrate.ts'
import type { PageNodeFile } from './page.ts'

/** Format 1 to 2: `cols` is `columns`; 2 to 3: its value is no text, `old` goes, `look` is an object. */
const grid = defineBlock({
  name: 'grid',
  title: 'Grid',
  description: 'Cells.',
  role: 'section',
  migrations: [
    { from: 1, props: { cols: { name: 'columns' } } },
    {
      from: 2,
      props: {
        columns: { value: (cols) => Number.parseInt(String(cols), 10) || 0 },
        old: { value: () => undefined },
        look: { name: 'style', value: (look) => ({ look, wide: [true] }) },
      },
    },
  ],
  props: { columns: z.int().optional(), style: z.unknown().optional() },
  slots: { cells: { title: 'Cells', accepts: ['section'] } },
  examples: [{ name: 'Smallest' }, { name: 'Typical', props: { columns: 4 } }],
  spec: [],
})
export const registry = registryOf({ './grid/schema.ts': { default: grid } })
export const FORMAT = 3

export const cell = (id: string, props: object, ...cells: object[]) => ({
  id,
  block: 'grid',
  props,
  ...(cells.length > 0 && { slots: { cells } }),
})
export const pageOf = (format: number, ...blocks: object[]) => ({
  schemaVersion: format,
  route: '/',
  blocks,
})
export const migrated = (page: unknown, template: PageNodeFile[] = []) =>
  migrationOf(page, registry, template, FORMAT)
