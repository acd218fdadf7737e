import { expect, it } from 'vitest'
import { defineBlock } from '#blocks/define-block.ts'
import { registryOf } from '#blocks/registry.ts'
import { editedText } from './edited-text.ts'
import { migrationOf } from './migrate.ts'

const block = defineBlock({
  name: 'shift',
  title: 'Shift',
  description: 'Its names become free in the step that uses them.',
  role: 'section',
  migrations: [
    {
      from: 1,
      props: {
        phone: { name: 'onPhones' },
        onPhones: { name: 'mobile' },
        left: { name: 'right' },
        right: { name: 'left' },
        beside: { name: 'left' },
        gone: { name: 'kept', value: () => undefined },
        next: { name: 'gone' },
      },
    },
  ],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
  spec: [],
})
const registry = registryOf({ './shift/schema.ts': { default: block } })

const pageOf = (schemaVersion: number, props: object) => ({
  schemaVersion,
  route: '/',
  blocks: [{ id: 'a', block: 'shift', props }],
})

it.each([
  [
    'a prop gets a name that is renamed in the same step',
    { phone: 1, onPhones: 2 },
    { onPhones: 1, mobile: 2 },
  ],
  [
    'no prop is renamed where the last name is taken',
    { phone: 1, onPhones: 2, mobile: 3 },
    { phone: 1, onPhones: 2, mobile: 3 },
  ],
  ['two props swap their names', { left: 1, right: 2 }, { right: 1, left: 2 }],
  [
    'a prop gets no name of two that are swapped',
    { beside: 1, left: 2, right: 3 },
    { beside: 1, right: 2, left: 3 },
  ],
  ['a prop gets a name that is removed in the same step', { gone: 1, next: 2 }, { gone: 2 }],
  ['a removed prop gets no name', { gone: 1 }, {}],
])('%s', (_title, old, expected) => {
  const page = pageOf(1, old)
  const migration = migrationOf(page, registry, [], 2) ?? expect.fail()
  expect(migration.value).toEqual(pageOf(2, expected))
  expect(JSON.parse(editedText(JSON.stringify(page, null, 2), migration))).toEqual(migration.value)
})
