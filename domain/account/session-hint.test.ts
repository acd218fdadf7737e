import { expect, it } from 'vitest'
import { hasSessionHint } from './session-hint.ts'

it.each([
  ['', false],
  ['signed_in=1', true],
  ['a=b; signed_in=1; c=d', true],
  ['signed_in=0', false],
  ['not_signed_in=1', false],
  ['a=signed_in=1', false],
  ['signed_in=1x', false],
])('cookies "%s" say that somebody is signed in: %s (Spec 6.02)', (cookies, is) => {
  expect(hasSessionHint(cookies)).toBe(is)
})
