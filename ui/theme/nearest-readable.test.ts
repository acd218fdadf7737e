import { describe, expect, it } from 'vitest'
import { plainLook } from '#domain/site/look.fixture.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { themePresets } from '#domain/site/theme-presets.ts'
import { hexOf } from './contrast.ts'
import { contrastFaults, contrastsOf } from './contrast-faults.ts'
import { parsed } from './mix.ts'
import { nearestReadable } from './nearest-readable.ts'
import { stageFault } from './stage-faults.ts'

const dealer: ThemeColours = { brand: '#0b2a4a', accent: '#ff6a3d', scheme: 'light' }

describe('the nearest colour that can be read', () => {
  it.each([
    ['a pale ink', { ink: '#9a9a9a' }, 'ink'],
    ['a yellow price', { sale: '#ffd24a' }, 'sale'],
    ['dark cards under dark ink', { ink: '#222222', surface: '#444444' }, 'surface'],
  ] as const)('%s is cured by its own lightness alone (Spec 1.11)', (_, own, setting) => {
    const theme = { ...dealer, ...own }
    const found = nearestReadable(theme, setting, plainLook)
    expect(contrastFaults(theme)).not.toEqual([])
    expect(contrastFaults({ ...theme, [setting]: found })).toEqual([])
    const [before, after] = [parsed(theme[setting] ?? ''), parsed(found ?? '')]
    // A little nearer it cannot be read yet.
    const nearer = hexOf({ ...before, l: after.l + (before.l - after.l) * 0.15 })
    const near = { ...theme, [setting]: nearer }
    expect([...contrastFaults(near), stageFault(near, plainLook)]).not.toEqual([undefined])
  })

  it('is none for a colour that is computed', () => {
    expect(nearestReadable(dealer, 'ink', plainLook)).toBeUndefined()
  })
})

it('every text is told where it is read worst; what fails is what the check reports (Spec 1.11)', () => {
  const theme = { ...dealer, ink: '#9a9a9a' }
  const all = contrastsOf(theme)
  expect(all).toHaveLength(13)
  const failing = all.filter(({ ratio, least }) => ratio < least).map(({ text }) => text)
  expect(failing).toEqual(contrastFaults(theme).map(({ text }) => text))
})

it.each(themePresets)('$title has no text that cannot be read (Spec 1.11)', ({ colours }) => {
  expect(contrastFaults(colours)).toEqual([])
})
