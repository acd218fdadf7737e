import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { projectRoot } from '../run-tool.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The full name of a commit, by any name that git knows. @throws Error if there is none */
export function commitNamed(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim()
  } catch {
    throw new Error(`expected a commit, found ${JSON.stringify(name)}`)
  }
}

/**
 * Builds the Storybook of a commit into `folder`, in a work tree of its own, with this project's
 * packages where the commit locks the same ones.
 */
export function buildCommit(commit: string, folder: string): void {
  const tree = mkdtempSync(join(tmpdir(), 'forecourt-visual-'))
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
    if (lock(tree) === lock(projectRoot)) {
      symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'))
    } else {
      run('npm', ['ci', '--no-audit', '--no-fund'], tree)
    }
    run(execPath, ['scripts/build-storybook.ts', 'dist/storybook'], tree)
    if (!existsSync(join(tree, 'dist/storybook/index.json')))
      throw new Error(`${commit}: its Storybook has no index.json`)
    cpSync(join(tree, 'dist/storybook'), folder, { recursive: true })
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(tree, { recursive: true, force: true })
  }
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`)
}
