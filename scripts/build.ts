import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { isBuilt, sourceStamp, stampFile } from './build-stamp.ts'
import { writeFontFiles, writePrintFonts } from './font-files.ts'
import { importGraphOf } from './import-graph.ts'
import { withProcessLock } from './process-lock.ts'
import { classBlocks, sheetBlocks } from './sheet-blocks.ts'
import { splitUtilities } from './utility-sheets.ts'

const root = join(import.meta.dirname, '..')
const lockFile = join(root, 'node_modules/.build-lock')

/**
 * Builds the product into `dist/`: browser files, the inlined runtime, the server. If another
 * process is building, waits for it and uses its build.
 */
export function build(): Promise<void> {
  return withProcessLock(
    lockFile,
    async (hasWaited) => {
      if (!(hasWaited && isBuilt())) await buildNow()
    },
    () => console.log('Another build of this folder is running; waiting for it …'),
  )
}

async function buildNow(): Promise<void> {
  const stamp = sourceStamp()
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  await inProduction(async () => {
    const builder = await createBuilder({ root, logLevel: 'warn' })
    await builder.buildApp()
  })
  await addFonts()
  addSheetBlocks()
  for (const file of globSync('dist/{server,thread}/*.{js,cjs}', { cwd: root }))
    makeAscii(join(root, file))
  compressAssets()
  writeFileSync(stampFile, stamp)
}

/** Builds React's production version, also when started by Vitest. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Adds the fonts, the list of their names for the server, and those of brochures. */
async function addFonts(): Promise<void> {
  const names = await writeFontFiles(join(root, 'dist/client/assets'))
  writeFileSync(join(root, 'dist/fonts.json'), JSON.stringify(names))
  await writePrintFonts(join(root, 'dist/brochure-fonts'))
}

/** Adds, for the server, which blocks alone use the stylesheets of a primitive or a part, and which a utility. */
function addSheetBlocks(): void {
  const graph = importGraphOf(root)
  const [main = ''] = globSync('dist/client/assets/app-*.css', { cwd: root })
  const utilities = splitUtilities(readFileSync(join(root, main), 'utf8'), classBlocks(graph))
  writeFileSync(join(root, 'dist/sheet-blocks.json'), JSON.stringify(sheetBlocks(graph)))
  writeFileSync(join(root, 'dist/utilities.json'), JSON.stringify(utilities))
}

/** Escapes all other characters: V8 keeps the source of a program in memory, of ASCII alone a byte a character, else two. */
function makeAscii(file: string): void {
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[\x80-\uffff]/g, escaped))
}

/** Compresses the built files at the highest level, since they are served as they are. */
function compressAssets(): void {
  for (const file of globSync('dist/{client/assets,desk/desk}/*.{js,css,svg}', { cwd: root })) {
    const path = join(root, file)
    const bytes = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main) await build()
