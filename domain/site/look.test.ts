import { expect, test } from 'vitest'
import { plainLook } from './look.fixture.ts'
import { siteLookSchema, templateLookSchema } from './look.ts'
import { type Look, lookAxes, lookAxisNames } from './look-axes.ts'
import { lookFaults } from './look-faults.ts'
import { lookOf } from './look-of.ts'

test("a site has its template's variants, except those that it chooses itself (Spec 1.11)", () => {
  expect(lookOf(plainLook, siteLookSchema.parse({ card: 'note' }))).toEqual({
    ...plainLook,
    card: 'note',
  })
})

test('a template chooses a variant of every axis (Spec 1.11)', () => {
  const { dock: _, ...others } = plainLook
  expect(templateLookSchema.safeParse(others).error?.issues).toEqual([
    expect.objectContaining({ path: ['dock'] }),
  ])
})

test('an unknown variant is an error that lists the known ones (Spec 1.11)', () => {
  expect(siteLookSchema.safeParse({ scene: 'beach' }).error?.issues).toEqual([
    expect.objectContaining({ path: ['scene'], values: [...lookAxes.scene.variants] }),
  ])
})

test('every axis of the list has a field in both schemas (Spec 1.11)', () => {
  expect(Object.keys(templateLookSchema.shape)).toEqual(lookAxisNames)
  expect(Object.keys(siteLookSchema.def.innerType.shape)).toEqual(lookAxisNames)
})

test('a hero with words on the scene needs a scene without a pattern (Spec 1.11)', () => {
  const faults = (look: Partial<Look>) => lookFaults({ ...plainLook, ...look }, 'archivo-poster')
  expect(faults({ hero: 'letter', scene: 'burst' })).toEqual([
    {
      axis: 'scene',
      message:
        'the hero "letter" has words on the scene, and the scene "burst" has a pattern: expected the scene "hall", "field" or "night", or another hero',
    },
  ])
  expect(faults({ hero: 'letter', scene: 'night' })).toEqual([])
  expect(faults({ hero: 'poster', scene: 'burst' })).toEqual([])
})

test('lines as wide as the page need the font with a width axis (Spec 1.11)', () => {
  const look = { ...plainLook, header: 'masthead', footer: 'poster' } as const
  expect(lookFaults(look, 'besley')).toEqual([
    {
      axis: 'header',
      message:
        'the header "masthead" has lines as wide as the page, which need the heading font "archivo-poster", found "besley"',
    },
    expect.objectContaining({ axis: 'footer' }),
  ])
  expect(lookFaults(look, 'archivo-poster')).toEqual([])
})
