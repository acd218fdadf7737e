import { expect, test } from 'vitest'
import { storySite } from '#parts/story-site.ts'
import { heroVariant } from './variant.ts'

test("the page's variant is in place of the site's (Spec 1.11)", () => {
  expect(heroVariant({ variant: undefined }, storySite)).toBe('stage')
  expect(heroVariant({ variant: 'poster' }, storySite)).toBe('poster')
})
