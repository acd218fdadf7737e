import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersIn } from '#ui/fonts/characters.ts'
import { allFiles, type FaceFile } from '#ui/fonts/face-files.ts'
import { type Face, faces } from '#ui/fonts/faces.ts'
import { type PrintFile, printFiles } from '#ui/fonts/print-faces.ts'

const packages = join(import.meta.dirname, '../node_modules')
const cacheFolder = join(packages, '.cache/forecourt-fonts')

/** Kerning, ligatures, marks and alternates that a weight requires; numerals of `--fig-num`. */
const features = [
  ...['kern', 'liga', 'calt', 'rvrn', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'],
  ...['tnum', 'pnum', 'lnum'],
]

const featuresOf = ({ without = [] }: Face) => features.filter((tag) => !without.includes(tag))

/** A face's file as Fontsource publishes it. */
export function sourceOf({ face, group }: Pick<FaceFile, 'face' | 'group'>): Buffer {
  const name = `${face.package}-${group.source}-${face.file}-normal.woff2`
  return readFileSync(join(packages, '@fontsource-variable', face.package, 'files', name))
}

/**
 * The file that browsers load, as WOFF2: only its characters, axes and features. Made once and then
 * cached by everything that it is made from.
 */
export const fontFile = async (file: FaceFile): Promise<Buffer> =>
  readFileSync(await fontPath(file))

/** Where that file is cached. */
export function fontPath(file: FaceFile): Promise<string> {
  const { face, group, name } = file
  return cachedFont(`${name}.woff2`, sourceOf(file), group.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: featuresOf(face),
    noHinting: true,
  })
}

/** The file that brochures are set in, as TrueType: one weight and width (Spec 1.08). Cached as `fontFile`. */
export async function printFontFile({ name, cut, group }: PrintFile): Promise<Buffer> {
  const source = sourceOf({ face: faces[cut.face], group })
  const path = await cachedFont(`${name}.ttf`, source, group.characters, {
    targetFormat: 'truetype',
    variationAxes: cut.axes,
    keepFeatures: featuresOf(faces[cut.face]),
    noHinting: true,
  })
  return readFileSync(path)
}

type FontOptions = Parameters<typeof subsetFont>[2]

/** Where a font is cached; made where it is not. */
async function cachedFont(
  name: string,
  source: Buffer,
  characters: string,
  options: FontOptions,
): Promise<string> {
  const inputs = [source, JSON.stringify([characters, options]), ...tools()]
  const key = inputs
    .reduce((hash, input) => hash.update(input), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)
  const [stem, ending] = name.split('.')
  const cached = join(cacheFolder, `${stem}-${key}.${ending}`)
  if (existsSync(cached)) return cached
  const made = await subsetFont(source, charactersIn(characters), options)
  mkdirSync(cacheFolder, { recursive: true })
  // Renamed when complete: another process may be making the same file.
  const partial = `${cached}.${process.pid}`
  writeFileSync(partial, made)
  renameSync(partial, cached)
  return cached
}

/** What names the versions of the tools. */
const tools = () =>
  ['subset-font', 'harfbuzzjs'].map((name) => readFileSync(join(packages, name, 'package.json')))

/**
 * Writes all files and their licences (OFL, condition 2) into a folder, named by their content, and
 * answers the names by face file.
 */
export async function writeFontFiles(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true })
  const written = await Promise.all(
    allFiles().map(async (file) => {
      const bytes = await fontFile(file)
      return [file.name, writeByContent(folder, file.name, 'woff2', bytes)] as const
    }),
  )
  writeByContent(folder, 'font-licences', 'txt', fontLicences())
  return Object.fromEntries(written)
}

/** The fonts of brochures by the name of their file. */
export async function printFonts(): Promise<Record<string, Uint8Array>> {
  const made = printFiles().map(
    async (file) => [file.name, new Uint8Array(await printFontFile(file))] as const,
  )
  return Object.fromEntries(await Promise.all(made))
}

/** Writes the fonts of brochures into a folder that browsers have no access to, with their licences. */
export async function writePrintFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(await printFonts()))
    writeFileSync(join(folder, `${name}.ttf`), bytes)
  writeFileSync(join(folder, 'font-licences.txt'), fontLicences())
}

/** Writes all files into a folder by their plain names, for a static Storybook. */
export async function copyFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const file of allFiles())
    writeFileSync(join(folder, `${file.name}.woff2`), await fontFile(file))
}

function writeByContent(folder: string, stem: string, ending: string, content: string | Buffer) {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const name = `${stem}-${digest}.${ending}`
  writeFileSync(join(folder, name), content)
  return name
}

/** The notices and licences of all fonts, each package's once. */
export const fontLicences = (): string =>
  [...new Set(allFiles().map(({ face }) => face.package))]
    .map((name) => {
      const file = join(packages, '@fontsource-variable', name, 'LICENSE')
      return `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`
    })
    .join('\n\n')
