import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { installFromDebian, isProgram, programOnPath } from './debian-program.ts'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const defaultPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** Arguments of every launch, for containers: no user namespaces, no GPU, a small /dev/shm. */
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
 * The path of a Chromium: `CHROME_PATH` if set, else the first one on the PATH or at a default
 * path.
 * @throws Error if `CHROME_PATH` is not an executable
 */
export function findChromium(): string | undefined {
  const named = env.CHROME_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`CHROME_PATH: expected the path of a Chromium, found ${JSON.stringify(named)}`)
  }
  return programOnPath(commands) ?? defaultPaths.find(isProgram)
}

/**
 * The browser of tests: Chromium without its windows (`chrome-headless-shell`), which draws and runs pages
 * in two thirds of the time, where it is installed and `CHROME_PATH` names no other; else `findChromium`.
 */
export const findTestBrowser = (): string | undefined =>
  env.CHROME_PATH ? findChromium() : (programOnPath(shells) ?? findChromium())

/** `findTestBrowser`. @throws Error if there is none, with how to get it */
export function ensureTestBrowser(): string {
  const found = findTestBrowser()
  if (!found) throw new Error(howToGetChromium)
  return found
}

/**
 * Installs Debian's package of the browser of tests, if it is not there and this user may, and returns the
 * browser's path: that of another Chromium where it cannot be installed.
 * @throws Error if there is none, with how to get it
 */
export function installTestBrowser(): string {
  if (!env.CHROME_PATH && !programOnPath(shells)) {
    try {
      installFromDebian('chromium-headless-shell', howToGetChromium)
    } catch (cause) {
      if (!findChromium()) throw cause
    }
  }
  return ensureTestBrowser()
}

const liberationFolder = '/usr/share/fonts/truetype/liberation'

/**
 * Installs the font that stands in for Arial on Debian, whose widths the fallbacks of the product's fonts have:
 * with another one, texts move when their own font arrives. Debian's browser only recommends it.
 * @throws Error if it cannot be installed, with what to do
 */
export function installFallbackFont(): void {
  if (!existsSync('/etc/debian_version') || existsSync(liberationFolder)) return
  const advice =
    'The tests of fonts need Liberation Sans (Debian: apt-get install fonts-liberation).'
  installFromDebian('fonts-liberation', advice)
}

/** `findChromium`; installs Debian's package first if none is found and this user may. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  installFromDebian('chromium', howToGetChromium)
  const installed = findChromium()
  if (!installed) throw new Error(`apt-get installed no Chromium. ${howToGetChromium}`)
  return installed
}

const howToGetChromium =
  'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium), ' +
  'put it on the PATH, or set CHROME_PATH to its program.'
