import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, getuid } from 'node:process'

/** The path of the first of these commands that is on the PATH. */
export function programOnPath(commands: readonly string[]): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isProgram)
}

/**
 * Installs a Debian package, on Debian and as root.
 * @throws Error with `advice` if that is not possible
 */
export function installFromDebian(name: string, advice: string): void {
  if (!existsSync('/etc/debian_version') || getuid?.() !== 0) throw new Error(advice)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const { status } = spawnSync('apt-get', [...givesUpSoon, ...args], {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${advice}`)
  }
}

/** Where no package can be had, the tests are not to wait for minutes. */
const givesUpSoon = [
  ...['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'],
  ...['-o', 'Acquire::https::Timeout=20'],
]

/** Whether a path is an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
