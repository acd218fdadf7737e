// `npm run lock`: run it after each change of dependencies (docs/dev/tests.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './run-tool.ts'

/** The fields of an entry of `package-lock.json` that this script uses; others are preserved. */
interface LockEntry {
  readonly version?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lockfile {
  packages: Record<string, LockEntry>
}

export interface MissingPackage {
  readonly name: string
  readonly version: string
  /** The path in `node_modules` of the dependent package. */
  readonly of: string
}

/**
 * The optional dependencies that the lock file lacks: npm leaves out those of other platforms that
 * its registry does not serve, and then `npm ci` rejects the lock file.
 */
export function missingOptional({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([of, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, of, name))
      .map(([name, version]) => ({ name, version, of })),
  )
}

/** Whether Node's module resolution from the package finds the name. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  let folder = from
  while (true) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

/**
 * The lock file with an entry for each missing package: version and platform, without an integrity
 * digest, which only the registry knows. All registry URLs are removed.
 * @throws Error if a version is a range or a name has no platform
 */
export function completeLockfile(lock: Lockfile): Lockfile {
  const entries = Object.entries(lock.packages).map(([path, entry]) => {
    const { resolved: _url, ...rest } = entry
    return [path, rest] as const
  })
  const added = missingOptional(lock).map(({ name, version, of }) => {
    if (!/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`${of} needs ${name} as ${version}; expected an exact version.`)
    }
    const { cpu, ...platform } = platformOf(name)
    const dev = lock.packages[of]?.dev ? { dev: true } : {}
    // In npm's order, so that npm does not rewrite it.
    return [
      `node_modules/${name}`,
      { version, cpu, ...dev, ...sorted({ ...platform, optional: true }) },
    ] as const
  })
  const compare = new Intl.Collator('en').compare
  const packages = [...entries, ...added].toSorted(([a], [b]) => compare(a, b))
  return { ...lock, packages: Object.fromEntries(packages) }
}

const sorted = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** npm's platform fields of a package that is named after its platform: `x-linux-x64-musl`. */
export function platformOf(name: string): { cpu: string[]; libc?: string[]; os?: string[] } {
  const match =
    /-(android|darwin|freebsd|linux|win32|wasm32)-(arm64|arm|x64|wasi)(?:-(\w+))?$/.exec(name)
  if (!match) throw new Error(`${name}: expected a name that ends with a platform, as -linux-x64`)
  const [, os = '', cpu = '', abi = ''] = match
  if (os === 'wasm32') return { cpu: [os] }
  const libc = { musl: 'musl', gnu: 'glibc' }[abi]
  return { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] }
}

if (import.meta.main) {
  const file = join(projectRoot, 'package-lock.json')
  const lock: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, version } of missingOptional(lock)) console.log(`added ${name}@${version}`)
  writeFileSync(file, `${JSON.stringify(completeLockfile(lock), null, 2)}\n`)
}
