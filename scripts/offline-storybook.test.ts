import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, findChromium } from './chromium.ts'
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

test.each(['index.html', 'iframe.html'])(
  '%s of a built Storybook opens from a folder',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-offline-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [file, text] of Object.entries(built)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    await makeOffline(folder)
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
