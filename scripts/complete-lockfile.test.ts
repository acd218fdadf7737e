import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  completeLockfile,
  type Lockfile,
  missingOptional,
  platformOf,
} from './complete-lockfile.ts'
import { projectRoot } from './run-tool.ts'

const text = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')

test('the lock file has every optional package of every platform, as npm ci requires: npm run lock', () => {
  expect(missingOptional(JSON.parse(text))).toEqual([])
})

test('the lock file has no registry URLs: npm run lock', () => {
  expect(text).not.toMatch(/"resolved"/)
})

const lock: Lockfile = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      resolved: 'somewhere',
      dev: true,
      optionalDependencies: { 'b-linux-x64-musl': '2.0.0', 'b-darwin-arm64': '2.0.0' },
    },
    'node_modules/b-darwin-arm64': { version: '2.0.0' },
  },
}

test("a missing optional package is added with version and platform, in npm's format", () => {
  const { packages } = completeLockfile(lock)
  expect(JSON.stringify(packages['node_modules/b-linux-x64-musl'])).toBe(
    '{"version":"2.0.0","cpu":["x64"],"dev":true,"libc":["musl"],"optional":true,"os":["linux"]}',
  )
  expect(Object.keys(packages)).toEqual([
    ...Object.keys(lock.packages),
    'node_modules/b-linux-x64-musl',
  ])
  expect(packages['node_modules/a/node_modules/b']).not.toHaveProperty('resolved')
})

test.each([
  ['@x/y-win32-arm64-msvc', { cpu: ['arm64'], os: ['win32'] }],
  ['@x/y-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@x/y-linux-x64-gnu', { cpu: ['x64'], libc: ['glibc'], os: ['linux'] }],
  ['@x/y-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s runs on %j', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('a name without a platform and a version range are errors', () => {
  expect(() => platformOf('left-pad')).toThrow(/^left-pad: expected a name that ends with/)
  const ranged: Lockfile = {
    packages: { 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '^1.0.0' } } },
  }
  expect(() => completeLockfile(ranged)).toThrow(/needs a-linux-x64 as \^1\.0\.0/)
})
