import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Store } from '../../store/store.ts'
import { StoreError } from '../../store/store-error.ts'
import type { CommandOf } from '../command-line.ts'
import { feedMapping } from '../feed-settings.ts'
import { ImportError } from '../import-error.ts'
import { type CommandContext, withStore } from './context.ts'
import { importFiles, printedResult } from './import-files.ts'

/** Between two looks at the folder; a file that is equal at both is complete. */
const LOOK_MS = 1000

/** Unfinished uploads of common programs, and files that are no feeds. */
const isTemporary = (name: string): boolean =>
  name.startsWith('.') || /(\.(part|tmp|partial|filepart|crdownload)|~)$/i.test(name)

/** The files of a folder with what changes while one is written. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of (await readdir(folder)).sort()) {
    const stats = isTemporary(name)
      ? undefined
      : await stat(join(folder, name)).catch(() => undefined)
    if (stats?.isFile()) found.set(name, `${stats.size} ${stats.mtimeMs} ${stats.ino}`)
  }
  return found
}

/**
 * `npm run stock -- watch <folder>`: imports each file that is dropped in the folder once it is complete,
 * oldest name first, and moves it to `done/` or `failed/` with its report, until the signal ends it.
 * @throws ImportError if the folder, the tenant or the mapping cannot be used at the start
 */
export async function watchCommand(
  command: CommandOf<'watch'>,
  context: CommandContext,
): Promise<void> {
  const { folder, tenant } = command
  await feedMapping(command, context.tenantsDirectory)
  await makeFolders(folder)
  await withStore(command.dataDirectory, context, async (store) => {
    context.out(`Watching ${folder} for feeds of ${tenant}. Interrupt to end.`)
    let before = new Map<string, string>()
    while (!context.signal.aborted) {
      const files = await filesIn(folder)
      const complete = [...files].filter(([name, state]) => before.get(name) === state)
      for (const [name] of complete) {
        if (!context.signal.aborted) await importDropped(store, name, command, context)
      }
      before = files
      await setTimeout(LOOK_MS, undefined, { signal: context.signal }).catch(() => {})
    }
  })
}

async function makeFolders(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder')
    for (const name of ['done', 'failed']) await mkdir(join(folder, name), { recursive: true })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError('file_unreadable', `${folder} cannot be watched: ${reason}.`, cause)
  }
}

async function importDropped(
  store: Store,
  name: string,
  command: CommandOf<'watch'>,
  context: CommandContext,
): Promise<void> {
  const { folder } = command
  // 2026-03-01T00-00-00-000Z: files of one name are kept side by side, oldest first.
  const prefix = context.now().toISOString().replaceAll(/[:.]/g, '-')
  const outcome = await outcomeOf(store, join(folder, name), command, context)
  const target = join(folder, outcome.folder, `${prefix}-${name}`)
  await rename(join(folder, name), target)
  await writeFile(`${target}.report.txt`, `${outcome.text}\n`)
  context.out(command.json ? JSON.stringify({ moved: target, ...outcome.json }) : outcome.text)
  context.out(`${name}: ${outcome.folder}`)
}

async function outcomeOf(
  store: Store,
  file: string,
  command: CommandOf<'watch'>,
  context: CommandContext,
) {
  const options = { ...command, dryRun: false, replaceAll: false }
  try {
    const result = await importFiles(store, [file], options, context)
    const { report, rejections } = result
    return { folder: 'done', text: printedResult(result), json: { ...report, rejections } }
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof StoreError)) throw error
    return {
      folder: 'failed',
      text: error.message,
      json: { code: error.code, error: error.message },
    }
  }
}
