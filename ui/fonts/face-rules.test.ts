import { describe, expect, test } from 'vitest'
import {
  displayFontNames,
  figureFontNames,
  type ThemeFonts,
  textFontNames,
} from '#domain/site/font-names.ts'
import { charactersIn } from './characters.ts'
import { faceRules, preloadedFiles } from './face-rules.ts'
import { fontStacks } from './font-stacks.ts'

const every: ThemeFonts[] = textFontNames.flatMap((text) =>
  displayFontNames.flatMap((display) =>
    figureFontNames.map((figure) => ({ text, display, figure })),
  ),
)
const kiwi: ThemeFonts = {
  text: 'bricolage-grotesque',
  display: 'bricolage-grotesque',
  figure: 'shantell-sans',
}

const rulesOf = (fonts: ThemeFonts): string[] =>
  faceRules(fonts, (file) => `/assets/${file}.woff2`).match(/@font-face{[^}]*}/g) ?? []
const familiesIn = (css: string): string[] =>
  Array.from(css.matchAll(/"([^"]+)"/g), ([, name]) => name ?? '')
const descriptorOf = (rule: string, descriptor: string): string =>
  rule.match(`${descriptor}:([^;}]+)`)?.[1] ?? ''
const familyOf = (rule: string): string => descriptorOf(rule, 'font-family').replaceAll('"', '')

/** The file that a browser loads for a character in a family or in that of its rarer letters. */
const fileFor = (fonts: ThemeFonts, family: string, character: string): string | undefined =>
  rulesOf(fonts)
    .filter((rule) => [family, `${family} Rare`].includes(familyOf(rule)))
    .findLast((rule) => {
      const range = descriptorOf(rule, 'unicode-range')
      return range === '' || charactersIn(range).includes(character)
    })
    ?.match(/assets\/([\w-]+)/)?.[1]

test('a page preloads at most two files, the text’s first, and never digits', () => {
  for (const fonts of every) {
    const files = preloadedFiles(fonts)
    expect(files.length).toBeLessThanOrEqual(2)
    expect(files).not.toContain('shantell-sans')
  }
  expect(preloadedFiles(kiwi)).toEqual(['bricolage-grotesque', 'bricolage-grotesque-display'])
  expect(preloadedFiles({ text: 'archivo', display: 'archivo' })).toEqual(['archivo'])
})

test('a stack names only families that the site has rules for, and ends with the system’s', () => {
  for (const fonts of every) {
    const declared = new Set(rulesOf(fonts).map(familyOf))
    for (const stack of Object.values(fontStacks(fonts))) {
      expect(stack).toMatch(/system-ui,sans-serif$/)
      for (const family of familiesIn(stack)) expect(declared).toContain(family)
    }
  }
})

test('the rarer letters and the fallbacks of a face are directly behind it', () => {
  expect(familiesIn(fontStacks(kiwi).display)).toEqual([
    'Bricolage Grotesque Display',
    'Bricolage Grotesque Display Rare',
    'Bricolage Grotesque Display Arial',
    'Bricolage Grotesque Display Roboto',
    'Bricolage Grotesque',
    'Bricolage Grotesque Rare',
    'Bricolage Grotesque Arial',
    'Bricolage Grotesque Roboto',
  ])
})

test('figures without a font of their own have that of headings', () => {
  const { display, figure } = fontStacks({ text: 'saira', display: 'saira-wide' })
  expect(figure).toBe(display)
})

test('the system’s fonts need no rules and no preload', () => {
  const fonts = { text: 'system', display: 'system' } as const
  expect([rulesOf(fonts), preloadedFiles(fonts)]).toEqual([[], []])
  expect(fontStacks(fonts).figure).toBe('system-ui,sans-serif')
})

test('preloaded faces replace their fallback whenever they arrive, figures only soon', () => {
  const display = (family: string) =>
    new Set(
      rulesOf(kiwi)
        .filter((rule) => familyOf(rule) === family)
        .map((rule) => descriptorOf(rule, 'font-display')),
    )
  expect(display('Bricolage Grotesque')).toEqual(new Set(['swap']))
  expect(display('Bricolage Grotesque Display')).toEqual(new Set(['swap']))
  expect(display('Shantell Sans')).toEqual(new Set(['fallback']))
})

describe('a character loads the file that has it', () => {
  test.each([
    ['Bricolage Grotesque', 'a', 'bricolage-grotesque'],
    ['Bricolage Grotesque', 'é', 'bricolage-grotesque'],
    ['Bricolage Grotesque', 'ā', 'bricolage-grotesque-macrons'],
    ['Bricolage Grotesque', 'Š', 'bricolage-grotesque-extended'],
    ['Bricolage Grotesque Display', 'a', 'bricolage-grotesque-display'],
    ['Bricolage Grotesque Display', 'é', 'bricolage-grotesque-display-accents'],
    ['Bricolage Grotesque Display', 'Ū', 'bricolage-grotesque-display-macrons'],
    ['Shantell Sans', '7', 'shantell-sans'],
    ['Shantell Sans', 'P', undefined],
  ])('%s %s: %s', (family, character, file) => {
    expect(fileFor(kiwi, family, character)).toBe(file)
  })

  test('small letters of a face in capitals are left to the font of text', () => {
    const fonts = { text: 'archivo', display: 'archivo-poster' } as const
    expect(fileFor(fonts, 'Archivo Poster', 'A')).toBe('archivo-poster')
    expect(fileFor(fonts, 'Archivo Poster', 'a')).toBeUndefined()
    const [fallback = ''] = rulesOf(fonts).filter(
      (rule) => familyOf(rule) === 'Archivo Poster Arial',
    )
    const limits = charactersIn(descriptorOf(fallback, 'unicode-range'))
    expect([limits.includes('A'), limits.includes('a')]).toEqual([true, false])
  })
})
