import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printFiles } from '#ui/fonts/print-faces.ts'
import type { FontFiles } from '../brochure/draw/type-setter.ts'

/** The fonts of brochures, from the folder that the build wrote. Rejects if one is missing. */
export async function readFonts(folder: string): Promise<FontFiles> {
  const files = printFiles().map(async ({ name }) => {
    const bytes = await readFile(join(folder, `${name}.ttf`))
    return [name, new Uint8Array(bytes)] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
