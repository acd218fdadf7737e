import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, findChromium } from './chromium.ts'
import { type OfflineView, offlineErrors } from './offline-check.ts'
import { makeOffline } from './offline-storybook.ts'

/** A page as Storybook builds it: modules, a stylesheet, data that a module fetches. */
const pageOf = (module: string) => `<!doctype html><html><head>
<script type="module" src="./first.js"></script>
<link rel="modulepreload" crossorigin href="./assets/value.js">
<link rel="stylesheet" crossorigin href="./assets/style.css"></head>
<body><p></p><script type="module">import './assets/${module}.js'</script></body></html>`

const show = `
import { value } from './value.js'
async function show() {
  const { entries } = await (await fetch('./index.json')).json()
  const { late } = await import('./late.js')
  document.querySelector('p').textContent = [value, globalThis.first, entries, late].join(' ')
}
show()`

const built: Readonly<Record<string, string>> = {
  'index.html': pageOf('show'),
  'iframe.html': pageOf('show'),
  'index.json': '{ "entries": "</script>" }',
  'first.js': 'globalThis.first = "first"',
  'assets/show.js': show,
  'assets/value.js': 'export const value = "value"',
  'assets/late.js':
    'export const late = new URL("a.png", import.meta.url).pathname.split("/").slice(-2).join("/")',
  'assets/style.css': 'p { color: rgb(1, 2, 3) }',
  'fonts/a.woff2': 'font',
}

/** A folder with a small built Storybook, made to open from there. */
async function offlineFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-offline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  await makeOffline(folder)
  return folder
}

test.each(['index.html', 'iframe.html'])(
  '%s of a built Storybook opens from a folder',
  async (name) => {
    const folder = await offlineFolder(built)
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain('type="module"')

    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: [...chromiumArgs],
      ...(executablePath ? { executablePath } : {}),
    })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(pathToFileURL(join(folder, name)).href)

    await expect.poll(() => page.textContent('p')).toBe('value first </script> assets/a.png')
    const found = await page.evaluate(() => ({
      color: getComputedStyle(document.querySelector('p') ?? document.body).color,
      font: globalThis.storybookFonts?.a,
    }))
    expect(found).toEqual({ color: 'rgb(1, 2, 3)', font: 'data:font/woff2;base64,Zm9udA==' })
  },
)

test('a view that does not come, an error and a request to a network are reported', async () => {
  const failing = 'fetch("http://127.0.0.1:9/a").catch(() => {}); throw new Error("broken")'
  const folder = await offlineFolder({ ...built, 'assets/show.js': failing })
  const views: readonly OfflineView[] = [
    { query: '?a', shown: (page) => page.locator('p', { hasText: 'value' }) },
  ]
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The test needs Chromium.')
  const errors = await offlineErrors(folder, views, { executablePath, timeout: 100 })
  expect(errors.sort()).toEqual([
    'index.html?a: broken',
    'index.html?a: expected it to open from a folder, found nothing shown',
    'index.html?a: expected no request to a network, found http://127.0.0.1:9/a',
  ])
})
