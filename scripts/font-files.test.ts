import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { displayFontNames, type ThemeFonts, textFontNames } from '#domain/site/font-names.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import { faceNames, filesOf } from '#ui/fonts/face-files.ts'
import { type FaceName, faces } from '#ui/fonts/faces.ts'
import { siteFaces } from '#ui/fonts/site-faces.ts'
import { fontFile, fontLicences } from './font-files.ts'

const root = join(import.meta.dirname, '..')
const kB = 1000

async function opened(file: Buffer): Promise<Face> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  return new Face(new Blob(await subsetFont(file, '', options)))
}

/** The characters of a face's files: the first only, or all. */
async function charactersOf(name: FaceName, which: 'first' | 'all'): Promise<Set<string>> {
  const [first, ...others] = filesOf(name)
  const files = await Promise.all((which === 'all' ? [first, ...others] : [first]).map(fontFile))
  // Copied at once: the library's array is a view of its memory.
  const codes = await Promise.all(
    files.map(async (file) => [...(await opened(file)).collectUnicodes()]),
  )
  return new Set(codes.flat().map((code) => String.fromCodePoint(code)))
}

const missingIn = (characters: ReadonlySet<string>, text: string): string[] =>
  [...new Set(text)].filter((character) => !characters.has(character))

const textFaces = textFontNames.filter((name) => name !== 'system')

/** Everything that dealers wrote, and what the product says itself. */
const texts = [
  ...Object.values(baseWords),
  ...globSync('tenants/**/*.{json,md}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  ),
]
  .join('')
  .replaceAll(/\s/g, ' ')

describe('the fonts of a site', () => {
  const budgets: readonly [ThemeFonts, number][] = [
    [{ text: 'instrument-sans', display: 'instrument-sans' }, 29],
    [{ text: 'bricolage-grotesque', display: 'bricolage-grotesque', figure: 'shantell-sans' }, 67],
    [{ text: 'sofia-sans-semi-condensed', display: 'besley' }, 51],
    [{ text: 'saira', display: 'saira-wide' }, 46],
    [{ text: 'archivo', display: 'archivo-poster' }, 42],
  ]

  test.each(budgets)('%o are at most %d kB on an English page', async (fonts, budget) => {
    const names = new Set(Object.values(siteFaces(fonts)))
    const files = [...names].flatMap((name) => (name ? [filesOf(name)[0]] : []))
    const sizes = await Promise.all(files.map(async (file) => (await fontFile(file)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget * kB)
  })

  test('long vowels of Māori are at most 4 kB for each face', async () => {
    for (const name of faceNames) {
      const macrons = filesOf(name).find(({ group }) => group.suffix === 'macrons')
      if (macrons) expect((await fontFile(macrons)).length, name).toBeLessThanOrEqual(4 * kB)
    }
  })
})

describe('characters', () => {
  test.each(textFaces)('%s has those of all interface texts and tenant files', async (name) => {
    // Long vowels of Māori are in a file of their own.
    const english = texts.replaceAll(/[āēīōū]/gi, '')
    expect(missingIn(await charactersOf(name, 'first'), english)).toEqual([])
    expect(missingIn(await charactersOf(name, 'all'), texts)).toEqual([])
  })

  test.each(displayFontNames.filter((name) => name !== 'system'))(
    '%s has English and Māori headings, and names of makes',
    async (font) => {
      const { display } = siteFaces({ text: 'system', display: font })
      if (!display) throw new Error('no face')
      const headline = '“Škoda, Citroën & Ngāruawāhia: 2×4’s – $9,990 (49%)?”'.toUpperCase()
      expect(missingIn(await charactersOf(display, 'all'), headline)).toEqual([])
    },
  )

  test('Shantell Sans has prices', async () => {
    expect(
      missingIn(await charactersOf('shantell-sans', 'first'), '$£€¥1,234,567.89 +−%/'),
    ).toEqual([])
  })
})

describe('files', () => {
  test.each(faceNames)('%s: the axes that its declaration keeps, and no others', async (name) => {
    const face = await opened(await fontFile(filesOf(name)[0]))
    const kept = Object.entries(faces[name].axes).flatMap(([tag, axis]) =>
      typeof axis === 'number' ? [] : [[tag, axis]],
    )
    const axes = Object.values(face.getAxisInfos()).map(({ tag, min, max }) => [tag, { min, max }])
    expect(axes).toEqual(kept)
  })

  test.each(faceNames)(
    '%s carries its copyright notice, which stands above its licence in the served text',
    async (name) => {
      const face = await opened(await fontFile(filesOf(name)[0]))
      const [notice] = /^Copyright \d{4} The .+ Project Authors/.exec(face.getName(0, 'en')) ?? []
      if (notice === undefined) throw new Error('The file has no copyright notice')
      const [, ...licences] = fontLicences().split(notice)
      expect(licences.join('')).toContain('SIL OPEN FONT LICENSE Version 1.1')
    },
  )

  test('Besley has no tabular numerals: their zero is thin in every weight', async () => {
    const face = await opened(await fontFile(filesOf('besley')[0]))
    expect(face.getTableFeatureTags('GSUB')).not.toContain('tnum')
    const other = await opened(await fontFile(filesOf('saira')[0]))
    expect(other.getTableFeatureTags('GSUB')).toContain('tnum')
  })

  test('a file is the same each time it is made', async () => {
    const [file] = filesOf('shantell-sans')
    expect(await fontFile(file)).toEqual(await fontFile(file))
  })
})
