import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { argv, exit, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { buildStorybook } from './build-storybook.ts'
import { projectRoot } from './run-tool.ts'
import { buildCommit, commitNamed } from './visual/commit-storybook.ts'
import { comparePictures } from './visual/compare-pictures.ts'
import { reportHtml } from './visual/report.ts'
import { withFolderServed } from './visual/static-server.ts'
import { storiesToCompare, storyInputs, storyTitles } from './visual/story-inputs.ts'
import { hasPictures, takePictures } from './visual/story-pictures.ts'

const folder = 'dist/visual'
const usage = `npm run visual -- [commit] [--only <part of a story's id>] [--all]

Compares the stories with those of a commit (HEAD unless named), in pictures under each dealer and
width, and writes ${folder}/report.html. Stories that are built from the same bytes need no pictures,
unless all are asked for. The pictures of a commit are kept.`

/** Exit code 1 if a picture differs or could not be taken, 2 for wrong arguments. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    options: {
      only: { type: 'string' },
      all: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help || positionals.length > 1) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  const commit = commitNamed(positionals[0] ?? 'HEAD')
  const short = commit.slice(0, 10)
  const before = join(projectRoot, folder, short)
  const after = join(projectRoot, folder, 'now')
  const built = { before: join(before, 'storybook'), after: join(after, 'storybook') }
  if (!existsSync(built.before)) buildCommit(commit, built.before)
  rmSync(after, { recursive: true, force: true })
  const code = await buildStorybook(join(folder, 'now/storybook'))
  if (code !== 0) return code

  const ids = storiesToCompare(storyInputs(built.before), storyInputs(built.after), values)
  console.log(`${ids.size} stories to compare`)
  const faults = [
    ...(await picturesOf(before, short, ids)),
    ...(await picturesOf(after, 'this tree', ids)),
  ]
  const differences = join(projectRoot, folder, 'differences')
  rmSync(differences, { recursive: true, force: true })
  const [old, now] = [join(before, 'pictures'), join(after, 'pictures')]
  const result = await comparePictures(old, now, differences, ids)
  const titles = new Map([...storyTitles(built.before), ...storyTitles(built.after)])
  const report = reportHtml(result, short, titles, {
    before: short,
    after: 'now',
    differences: 'differences',
  })
  writeFileSync(join(projectRoot, folder, 'report.html'), report)
  for (const { path, kind, pixels } of result.changes)
    console.log(`${kind} ${path} ${pixels || ''}`)
  for (const fault of faults) console.error(fault)
  console.log(
    `${result.changes.length} of ${result.same + result.changes.length} pictures differ from ${short}: ${folder}/report.html`,
  )
  return result.changes.length + faults.length > 0 ? 1 : 0
}

/**
 * Takes the pictures of these stories, of those that a built Storybook has, unless they are there. Returns
 * what went wrong.
 */
async function picturesOf(
  root: string,
  title: string,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const target = join(root, 'pictures')
  const missing = new Set([...ids].filter((id) => !hasPictures(target, id)))
  if (missing.size === 0) return []
  const faults = await withFolderServed(join(root, 'storybook'), (storybook) =>
    takePictures({
      storybook,
      folder: target,
      ids: missing,
      pages: availableParallelism(),
      onStory: (done, all) => stdout.write(`\r${title}: ${done} of ${all} stories`),
    }),
  )
  stdout.write('\n')
  return faults
}

exit(await main())
