import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureSite } from './tenants.fixture.ts'
import { validateSite } from './validate-site.ts'

const folder = join(import.meta.dirname, '../../tenants/_templates')
const names = ['meridian', 'paddock', 'poster', 'fieldguide', 'instrument']
const templates = new Map(
  await Promise.all(
    names.map(async (name) => {
      const file = await readFile(join(folder, name, 'template.json'), 'utf8')
      return [name, JSON.parse(file)] as const
    }),
  ),
)

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const dealer = fc.record({ brand: hex, accent: hex, scheme: fc.constantFrom('light', 'dark') })

const messagesOf = (template: string, change: object) =>
  validateSite(
    { ...fixtureSite, template, ...change },
    { folder: 'harbour', templates },
  ).problems.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the check of contrast', () => {
  it.each(names)('finds no fault of %s with any brand, light or dark (Spec 1.11)', (template) => {
    fc.assert(
      fc.property(dealer, (theme) => {
        expect(messagesOf(template, { theme })).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('names the colour, the pair, the ratio and the least of words on a scene (Spec 1.11)', () => {
    const theme = {
      brand: '#0f5a41',
      accent: '#0a0a0a',
      stageColours: { floor: '#e0f0e0', 'floor-2': '#d0e8d0' },
    }
    const look = { scene: 'field' }
    expect(messagesOf('meridian', { theme, look })).toEqual([
      expect.stringMatching(
        /^theme\.accent: the card "label" has words on the scene "field": "#\w+" on its sky-2 "#\w+" has a contrast of \d\.\d+:1, expected at least 4\.5:1; change the colour, the card or the scene$/,
      ),
    ])
    const wall = { brand: '#0f5a41', accent: '#f5c32c', stageColours: { wall: '#777777' } }
    expect(messagesOf('meridian', { theme: wall })).toEqual([
      expect.stringMatching(
        /^theme\.stageColours\.wall: .* on its wall "#777777" has a contrast of/,
      ),
    ])
  })

  it('names borders of fields, with the least of parts of controls (Spec 1.11)', () => {
    const theme = { brand: '#0f5a41', accent: '#f5c32c', surface: '#4a4a4a', ink: '#101010' }
    expect(messagesOf('meridian', { theme })).toContainEqual(
      expect.stringMatching(
        /^theme\.surface: line-2 "#\w+" on surface "#4a4a4a" has .*, expected at least 3:1$/,
      ),
    )
  })
})
