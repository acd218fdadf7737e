import { expect, test } from 'vitest'
import { heroGround } from '#domain/site/hero-ground.ts'
import { storySite } from '#parts/story-site.ts'
import { heroVariant } from './variant.ts'

test("the page's variant is in place of the site's (Spec 1.11)", () => {
  expect(heroVariant({ variant: undefined }, storySite)).toBe('stage')
  expect(heroVariant({ variant: 'poster' }, storySite)).toBe('poster')
})

test('words on the wall of a dark scene are light on a light page (Spec 1.11)', () => {
  const atNight = { ...storySite, look: { ...storySite.look, scene: 'night' } } as const
  expect(heroGround('instrument', storySite)).toBeUndefined()
  expect(heroGround('instrument', atNight)).toBe('dark')
  expect(heroGround('letter', atNight)).toBe('flood')
  const darkPage = { ...atNight, theme: { ...atNight.theme, scheme: 'dark' } } as const
  expect(heroGround('instrument', darkPage)).toBeUndefined()
})
