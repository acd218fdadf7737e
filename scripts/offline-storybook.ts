import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'

/**
 * Rewrites a built Storybook so that it opens from a folder, without a server: browsers load neither
 * module scripts nor data from `file:`. Each of its two pages gets one classic script with all modules,
 * and the list of stories as a script.
 */
export async function makeOffline(folder: string): Promise<void> {
  writeFileSync(join(folder, 'fonts-offline.js'), fontsScript(folder))
  for (const page of ['index.html', 'iframe.html']) await makePageOffline(folder, page)
}

/** The fonts as data URLs (`.storybook/font-url.ts`): browsers load no fonts from `file:`. */
function fontsScript(folder: string): string {
  const fonts = globSync('fonts/*.woff2', { cwd: folder }).sort()
  const urls = fonts.map((file) => {
    const base64 = readFileSync(join(folder, file)).toString('base64')
    return [basename(file, '.woff2'), `data:font/woff2;base64,${base64}`] as const
  })
  return `globalThis.storybookFonts = ${JSON.stringify(Object.fromEntries(urls))}`
}

/** Only from a folder: a server sends each font when it is needed. */
const loadFonts =
  '<script>if (location.protocol === "file:") document.write(\'<script src="./fonts-offline.js"><\\/script>\')</script>'

/** A module script: its attributes, and its text if it is inline. */
const moduleScript = /<script\s+type="module"([^>]*)>([\s\S]*?)<\/script>/g
const preload = /<link\b[^>]*rel="modulepreload"[^>]*>/g
const crossOrigin = /(<link rel="stylesheet") crossorigin/g
/** The URL of every module: those with assets beside them are in `assets/`. */
const moduleUrl = 'const moduleUrl = new URL("assets/modules.js", document.baseURI).href'

async function makePageOffline(folder: string, page: string): Promise<void> {
  const html = readFileSync(join(folder, page), 'utf8')
  const modules = Array.from(html.matchAll(moduleScript), ([, attributes = '', text = '']) => {
    const src = /src="([^"]*)"/.exec(attributes)?.[1]
    return src === undefined ? text : `import ${JSON.stringify(src)}`
  })
  if (modules.length === 0) throw new Error(`${page}: expected module scripts, found none`)
  const name = page.replace('.html', '-offline')
  const source = join(folder, `${name}-source.js`)
  writeFileSync(source, modules.join('\n'))
  await build({
    input: source,
    logLevel: 'warn',
    transform: { define: { 'import.meta.url': 'moduleUrl', 'import.meta': '{}' } },
    output: {
      file: join(folder, `${name}.js`),
      format: 'iife',
      codeSplitting: false,
      minify: true,
      intro: moduleUrl,
    },
  })
  rmSync(source)
  const written = html
    .replace(moduleScript, '')
    .replace(preload, '')
    .replace(crossOrigin, '$1')
    .replace(
      '</body>',
      () => `${loadFonts}${dataScript(folder)}<script src="./${name}.js"></script></body>`,
    )
  writeFileSync(join(folder, page), written)
}

/** The files that Storybook would fetch, as responses of its `fetch`. */
function dataScript(folder: string): string {
  const files = ['index.json', 'project.json'].filter((file) => existsSync(join(folder, file)))
  const texts = Object.fromEntries(
    files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  // JSON in a script: no text ends it.
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c')
  return `<script>{
const files = ${json}
const { fetch } = globalThis
globalThis.fetch = (input, options) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI)
  const text = files[pathname.split('/').at(-1)]
  return text === undefined ? fetch(input, options) : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
}
}</script>`
}
