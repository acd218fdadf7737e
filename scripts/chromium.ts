import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, getuid } from 'node:process'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** What every launch passes: containers have no user namespaces, no graphics card and little /dev/shm. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium: `CHROME_PATH` when set, else the first one on the PATH or in its usual
 * place. A `CHROME_PATH` that names no program is an error, never passed over in silence.
 */
export function findChromium(): string | undefined {
  const named = env.CHROME_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`CHROME_PATH: expected the path of a Chromium, found ${JSON.stringify(named)}`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...onPath, ...usualPlaces].find(isProgram)
}

/** `findChromium`, or Debian's own package installed first where this machine lets us. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (!existsSync('/etc/debian_version') || getuid?.() !== 0) throw new Error(howToGetChromium)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${howToGetChromium}`)
  }
  const installed = findChromium()
  if (!installed) throw new Error(`apt-get installed no Chromium. ${howToGetChromium}`)
  return installed
}

const howToGetChromium =
  'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium), ' +
  'put it on the PATH, or set CHROME_PATH to its program.'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
