import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, getuid } from 'node:process'

/** The first of these commands that the PATH leads to. */
export function programOnPath(commands: readonly string[]): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isProgram)
}

/**
 * Installs one of Debian's packages, where this machine is a Debian and lets us.
 * @throws Error that ends with `advice`, what the reader can do instead
 */
export function installFromDebian(name: string, advice: string): void {
  if (!existsSync('/etc/debian_version') || getuid?.() !== 0) throw new Error(advice)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${advice}`)
  }
}

/** Whether a path is a file that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
