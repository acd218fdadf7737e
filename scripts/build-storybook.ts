import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv, exit } from 'node:process'
import { z } from 'zod'
import { findChromium } from './chromium.ts'
import { copyFonts } from './font-files.ts'
import { offlineErrors, offlineViews } from './offline-check.ts'
import { makeOffline } from './offline-storybook.ts'
import { projectRoot, runTool } from './run-tool.ts'

const index = z.object({ entries: z.record(z.string(), z.object({ importPath: z.string() })) })

/**
 * Builds Storybook into `folder` (relative to the project) and checks the output, because its build
 * can report success without the page that shows stories. Returns an exit code.
 */
export async function buildStorybook(folder: string): Promise<number> {
  const built = await runTool('storybook', [
    'build',
    '--quiet',
    '--disable-telemetry',
    '--output-dir',
    folder,
  ])
  if (built !== 0) return built
  await copyFonts(join(projectRoot, folder, 'fonts'))
  const path = join(projectRoot, folder)
  const errors = storybookErrors(path)
  if (errors.length === 0) {
    await makeOffline(path)
    errors.push(...(await opened(path)))
  }
  for (const error of errors) console.error(error)
  return errors.length === 0 ? 0 : 1
}

/** What goes wrong when it is opened from its folder; without a Chromium that is not tried. */
async function opened(path: string): Promise<string[]> {
  const executablePath = findChromium()
  if (executablePath) return offlineErrors(path, offlineViews(path), { executablePath })
  console.log('Not tried whether it opens from a folder: no Chromium was found.')
  return []
}

/** What a built Storybook lacks: its pages, or the stories of a block. */
export function storybookErrors(folder: string): string[] {
  const missing = ['index.html', 'iframe.html', 'index.json'].filter(
    (file) => !existsSync(join(folder, file)),
  )
  if (missing.length > 0) return missing.map((file) => `${folder}: expected ${file}, found none`)
  const { entries } = index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  const files = new Set(Object.values(entries).map((entry) => dirname(entry.importPath)))
  return globSync('blocks/*/schema.ts', { cwd: projectRoot })
    .map(dirname)
    .filter((block) => !files.has(`./${block}`))
    .map((block) => `${block}: expected its stories in Storybook, found none`)
}

if (import.meta.main) {
  const [folder = 'storybook-static', ...rest] = argv.slice(2)
  if (folder.startsWith('-') || rest.length > 0) {
    console.error('npm run build-storybook -- [folder]: expected one folder, or none')
    exit(2)
  }
  const code = await buildStorybook(folder)
  if (code === 0) console.log(`Open ${folder}/index.html`)
  exit(code)
}
