import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findChromium, findTestBrowser } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

function program(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

test('CHROME_PATH takes precedence over PATH', () => {
  const named = program('my-chromium', 0o755)
  vi.stubEnv('CHROME_PATH', named)
  vi.stubEnv('PATH', join(program('chromium', 0o755), '..'))
  expect(findChromium()).toBe(named)
})

test('a CHROME_PATH without a program is an error', () => {
  vi.stubEnv('CHROME_PATH', '/no/such/chromium')
  expect(findChromium).toThrow(
    'CHROME_PATH: expected the path of a Chromium, found "/no/such/chromium"',
  )
})

test('the first executable Chromium on the PATH is found', () => {
  const found = program('google-chrome', 0o755)
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', [join(program('chromium', 0o644), '..'), join(found, '..')].join(':'))
  expect(findChromium()).toBe(found)
})

test('tests prefer a Chromium without windows, unless CHROME_PATH names one', () => {
  const shell = program('chromium-headless-shell', 0o755)
  const whole = program('chromium', 0o755)
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', [join(whole, '..'), join(shell, '..')].join(':'))
  expect([findTestBrowser(), findChromium()]).toEqual([shell, whole])
  vi.stubEnv('PATH', join(whole, '..'))
  expect(findTestBrowser()).toBe(whole)
  vi.stubEnv('CHROME_PATH', whole)
  vi.stubEnv('PATH', join(shell, '..'))
  expect(findTestBrowser()).toBe(whole)
})
