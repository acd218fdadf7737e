import { expect, test } from 'vitest'
import { isOurs } from './going-on.ts'

test.each(['/staff', '/staff/harbour/people?x=1', '/builder/harbour/home', '/builder#a'])(
  'after signing in one goes on to %s (Spec 6.03, D38)',
  (path) => expect(isOurs(path)).toBe(true),
)

test.each([
  '//evil.example',
  'https://evil.example/staff',
  '/staffing',
  '/builders',
  '/api/staff',
  '',
])('and never to "%s" (D25, D38)', (path) => expect(isOurs(path)).toBe(false))
