import { expect, test } from 'vitest'
import { heroGround } from './hero-ground.ts'

test('words on the wall of a dark scene are light on a light page (Spec 1.11)', () => {
  const on = (scene: 'night' | 'hall', scheme: 'light' | 'dark') => ({
    look: { scene },
    theme: { scheme },
  })
  expect(heroGround('instrument', on('hall', 'light'))).toBeUndefined()
  expect(heroGround('instrument', on('night', 'light'))).toBe('dark')
  expect(heroGround('letter', on('night', 'light'))).toBe('flood')
  expect(heroGround('instrument', on('night', 'dark'))).toBeUndefined()
})
