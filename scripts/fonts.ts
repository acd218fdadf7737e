// `npm run fonts`: measures the fonts and writes what pages need to know of them; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stringify from 'json-stringify-pretty-compact'
import { measureFallbacks } from './fallback-metrics.ts'
import { measurePosterAdvances } from './poster-advances.ts'

const folder = join(import.meta.dirname, '../ui/fonts')
const longestLine = 100

/** The measured files of `ui/fonts`, by name, as text. */
export async function measuredFiles(): Promise<Record<string, string>> {
  const format = (value: unknown) => `${stringify(value, { maxLength: longestLine })}\n`
  return {
    'fallback-metrics.json': format(await measureFallbacks()),
    'poster-advances.json': format(await measurePosterAdvances()),
  }
}

async function main(): Promise<void> {
  for (const [name, text] of Object.entries(await measuredFiles())) {
    const file = join(folder, name)
    if (process.argv.includes('--check')) {
      if (readFileSync(file, 'utf8') === text) continue
      console.error(`ui/fonts/${name} differs from the fonts: run npm run fonts`)
      process.exitCode = 1
    } else writeFileSync(file, text)
  }
}

if (import.meta.main) await main()
