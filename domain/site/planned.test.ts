import { describe, expect, test } from 'vitest'
import { flagNames } from './flags.ts'
import { wordNames } from './interface-texts.ts'
import { plannedSettings, withoutPlanned } from './planned.ts'
import { siteSchema } from './site.ts'

const file = {
  slug: 'corner',
  name: 'Corner Cars',
  template: 'meridian',
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
}
describe('a setting that is still to come', () => {
  test.each(Array.from(plannedSettings))('%s names what it will serve: %j (D4)', (_, spec) => {
    expect(spec.length).toBeGreaterThan(0)
    expect(spec.filter((id) => !/^(\d\.\d\d|D\d+)$/.test(id))).toEqual([])
  })

  test('is none of those that a site has already (D4)', () => {
    const all = [
      ...flagNames.map((name) => `flags.${name}`),
      ...wordNames.map((n) => `wording.${n}`),
    ]
    expect(all.filter((path) => plannedSettings.has(path))).toEqual([])
  })

  test.each([
    ['a field', { state: 'VIC' }, [['state']]],
    ['nothing', { flags: { finance: true }, wording: { closed: 'Shut' } }, []],
  ])('%s is set aside with its place, and the site can be read (Spec 3.35)', (_, change, paths) => {
    const { value, planned } = withoutPlanned({ ...file, ...change })
    expect(planned).toEqual(paths)
    expect(siteSchema.safeParse(value).success).toBe(true)
    expect(siteSchema.safeParse({ ...file, ...change }).success).toBe(paths.length === 0)
  })

  test.each([
    ['no object', 7],
    ['nothing', null],
    ['a list', [1, 'two', { state: 'QLD' }]],
    ['names of the planned ones elsewhere', { menu: { state: 1 }, flags: 'state' }],
  ])('does not change a file that is %s (Spec 3.35)', (_, value) => {
    expect(withoutPlanned(value)).toEqual({ value, planned: [] })
  })
})
