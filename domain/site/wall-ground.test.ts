import { expect, test } from 'vitest'
import { wallGround } from './wall-ground.ts'

test.each([
  ['night', 'light', 'dark'],
  ['night', 'dark', 'plain'],
  ['hall', 'light', 'plain'],
] as const)('texts on the wall of %s on a %s page have the ground %s', (scene, scheme, ground) => {
  expect(wallGround(scene, { scheme })).toBe(ground)
})
