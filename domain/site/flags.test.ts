import { describe, expect, test } from 'vitest'
import { flagNames, flags, withOneHeart } from './flags.ts'
import { flagNameSchema, flagsSchema } from './flags-schema.ts'

describe('the features of a site', () => {
  test.each(flagNames)(
    '%s is declared with what it does and the statements it serves (D4)',
    (name) => {
      const { title, description, spec } = flags[name]
      expect(title).not.toBe('')
      expect(description).toMatch(/\.$/)
      expect(spec.length).toBeGreaterThan(0)
      expect(spec.filter((id) => !/^(\d\.\d\d|D\d+)$/.test(id))).toEqual([])
    },
  )

  test.each(flagNames)('%s may be switched either way, else has its default (D4)', (name) => {
    const read = (said: object) => flagsSchema.parse(said)[name]
    const needed = { reserveOnline: true }
    expect([read({ ...needed, [name]: true }), read({ [name]: false })]).toEqual([true, false])
    expect(read({})).toBe(flags[name].default)
  })

  test('that are not declared are rejected (D4)', () => {
    expect(flagsSchema.safeParse({ finanse: true }).success).toBe(false)
    expect(flagsSchema.safeParse({ finance: 'yes' }).success).toBe(false)
    expect(flagNameSchema.safeParse('constructor').success).toBe(false)
  })

  test('save a car in one place: a watchlist takes that of the device (Spec 5.05-5.08)', () => {
    const hearts = (favourites: boolean, watchlist: boolean) =>
      withOneHeart({ favourites, watchlist }).favourites
    expect([hearts(true, false), hearts(true, true), hearts(false, true)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('have a garage only with a place to save cars in (Spec 5.05)', () => {
    const isTaken = (said: object) => flagsSchema.safeParse({ garage: true, ...said }).success
    expect(isTaken({ favourites: true })).toBe(true)
    expect(isTaken({ favourites: false, watchlist: true })).toBe(true)
    expect(isTaken({ favourites: false, watchlist: false })).toBe(false)
  })
})
