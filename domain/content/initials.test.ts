import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Mele Tuipulotu', 'MT'],
  ['Jo', 'J'],
  ['ana maria de la cruz', 'AC'],
  ['Élodie Ōtara', 'ÉŌ'],
  ['Sam (workshop)', 'S'],
  ['4', ''],
])('the initials of %s are %s (Spec 2.19)', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
