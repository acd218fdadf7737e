import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { execPath } from 'node:process'

const root = join(import.meta.dirname, '..')
const notCopied = /^(node_modules|\.git|dist|data|coverage|storybook-static)(\/|$)/

/** A copy of the project's sources in a temporary folder, with its packages, that tests may change. */
export interface ProjectCopy {
  readonly folder: string
  write(path: string, content: string): void
  remove(path: string): void
  /** Runs a script of the copy with Node and waits until it exits. */
  run(script: string, ...args: string[]): { status: number | null; output: string }
  /** The stylesheets that its development server names. */
  devStyles(): string
  delete(): void
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-copy-'))
  cpSync(root, folder, { recursive: true, filter: (from) => !notCopied.test(relative(root, from)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'data'))
  const run: ProjectCopy['run'] = (...args) => {
    const { status, stdout, stderr } = spawnSync(execPath, args, { cwd: folder, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  const printStyles =
    "import('./server/assets/dev-assets.ts').then(({ devAssets }) => console.log(devAssets.links.styles.join(' ')))"
  return {
    folder,
    run,
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    devStyles: () => run('--eval', printStyles).output,
    delete: () => rmSync(folder, { recursive: true }),
  }
}
