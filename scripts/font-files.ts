import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersIn } from '#ui/fonts/characters.ts'
import { allFiles, type FaceFile } from '#ui/fonts/face-files.ts'

const packages = join(import.meta.dirname, '../node_modules')
const cacheFolder = join(packages, '.cache/forecourt-fonts')

/** Kerning, ligatures, marks and alternates that a weight requires; numerals of `--fig-num`. */
const keepFeatures = ['kern', 'liga', 'calt', 'rvrn', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk']
const numerals = ['tnum', 'pnum', 'lnum']

/** A face's file as Fontsource publishes it. */
export function sourceOf({ face, group }: FaceFile): Buffer {
  const name = `${face.package}-${group.source}-${face.file}-normal.woff2`
  return readFileSync(join(packages, '@fontsource-variable', face.package, 'files', name))
}

/**
 * The file that browsers load, as WOFF2: only its characters, axes and features. Made once and then
 * cached by everything that it is made from.
 */
export async function fontFile(file: FaceFile): Promise<Buffer> {
  const { face, group } = file
  const source = sourceOf(file)
  const options = {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: [...keepFeatures, ...numerals],
    noHinting: true,
  } as const
  const inputs = [source, JSON.stringify([group.characters, options]), ...tools()]
  const key = inputs
    .reduce((hash, input) => hash.update(input), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)
  const cached = join(cacheFolder, `${file.name}-${key}.woff2`)
  if (existsSync(cached)) return readFileSync(cached)
  const made = await subsetFont(source, charactersIn(group.characters), options)
  mkdirSync(cacheFolder, { recursive: true })
  // Renamed when complete: another process may be making the same file.
  const partial = `${cached}.${process.pid}`
  writeFileSync(partial, made)
  renameSync(partial, cached)
  return made
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
