import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
import { takePictures } from './visual/story-pictures.ts'

const folder = 'dist/visual'
const usage = `npm run visual -- [commit] [--only <part of a story's id>]

Takes a picture of every story under each dealer and width, and compares it with that of a commit
(HEAD unless named). Writes ${folder}/report.html. The pictures of a commit are kept.`

/** Exit code 1 if a picture differs or could not be taken, 2 for wrong arguments. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    options: { only: { type: 'string' }, help: { type: 'boolean' } },
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
  if (!existsSync(join(before, 'storybook'))) buildCommit(commit, join(before, 'storybook'))
  rmSync(after, { recursive: true, force: true })
  const built = await buildStorybook(join(folder, 'now/storybook'))
  if (built !== 0) return built

  const faults = [
    ...(await picturesOf(before, short, values.only)),
    ...(await picturesOf(after, 'this tree', values.only)),
  ]
  const differences = join(projectRoot, folder, 'differences')
  rmSync(differences, { recursive: true, force: true })
  const result = await comparePictures(
    join(before, pictures(values.only)),
    join(after, pictures(values.only)),
    differences,
  )
  const report = reportHtml(result, short, {
    before: `${short}/${pictures(values.only)}`,
    after: `now/${pictures(values.only)}`,
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

/** Pictures of some stories do not stand for those of all. */
const pictures = (only: string | undefined): string =>
  only === undefined ? 'pictures' : `pictures-${only.replaceAll(/\W+/g, '-')}`

/** Takes the pictures of a built Storybook unless they are there. Returns what went wrong. */
async function picturesOf(root: string, title: string, only?: string): Promise<string[]> {
  const target = join(root, pictures(only))
  if (existsSync(join(target, 'complete'))) return []
  mkdirSync(target, { recursive: true })
  const faults = await withFolderServed(join(root, 'storybook'), (storybook) =>
    takePictures({
      storybook,
      folder: target,
      only,
      pages: availableParallelism(),
      onStory: (done, all) => stdout.write(`\r${title}: ${done} of ${all} stories`),
    }),
  )
  stdout.write('\n')
  if (faults.length === 0) writeFileSync(join(target, 'complete'), '')
  return faults
}

exit(await main())
