import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Assets, LIVE_DRAW_URL } from '#pages/render/assets.ts'
import { asciiCss } from '#pages/render/html.ts'
import { islandChunk } from '#pages/render/island-name.ts'
import { componentSheets } from './component-sheets.ts'
import { sheetsFileName } from './joined-sheets.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), isEntry: z.boolean().optional() }),
)

/** Names of the built font files, by those of `ui/fonts/face-files.ts`. */
const fontsSchema = z.record(z.string(), z.string())

/** The blocks that alone use a folder of `ui/` or `parts/`, by the folder. */
const usedBySchema = z.record(z.string(), z.array(z.string()))

/** The stylesheet of all pages, and utilities by the blocks that use them. */
const utilitiesSchema = z.object({
  styles: z.string(),
  sheets: z.array(z.object({ css: z.string(), blocks: z.array(z.string()).optional() })),
})

/** The output of `npm run build` in `dist/`, for pages. @throws Error if the build is incomplete */
export function builtAssets(dist: string): Assets {
  const manifest = manifestSchema.parse(readJson(join(dist, 'client/.vite/manifest.json')))
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  const fonts = new Map(Object.entries(fontsSchema.parse(readJson(join(dist, 'fonts.json')))))
  const islands = new Map(entries.map(({ name, file }) => [name, `/${file}`]))
  const { styles, sheets } = stylesheets(dist, manifest)
  return {
    styles,
    sheets,
    sheetsUrl: (some) => `/assets/${sheetsFileName(sheets, some)}`,
    runtime: runtimeOf(dist),
    actions: readFileSync(join(dist, 'actions/actions.js'), 'utf8').trim(),
    tracking: scriptUrl(dist, 'tracking'),
    watchlist: scriptUrl(dist, 'watchlist'),
    frame: scriptUrl(dist, 'frame'),
    why: scriptUrl(dist, 'why'),
    links: { styles: [], modules: [] },
    island(name) {
      const url = islands.get(islandChunk(name))
      if (!url) throw new Error(`expected the island ${name} in the build, found none: build again`)
      return url
    },
    font(file) {
      const name = fonts.get(file)
      if (!name) throw new Error(`expected the font ${file} in the build, found none: build again`)
      return `/assets/${name}`
    },
  }
}

/** The runtime, with the URL of the code that draws live responses. */
function runtimeOf(dist: string): string {
  const built = readFileSync(join(dist, 'runtime/runtime.js'), 'utf8').trim()
  const [before, after, ...more] = built.split(LIVE_DRAW_URL)
  if (after === undefined || more.length > 0)
    throw new Error(`expected ${LIVE_DRAW_URL} once in the runtime: build again`)
  return `${before}${scriptUrl(dist, 'live-draw')}${after}`
}

/** The URL of a script with a manifest of its own. */
function scriptUrl(dist: string, name: string): string {
  const manifest = manifestSchema.parse(readJson(join(dist, `client/.vite/${name}.json`)))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`expected a file in ${name}.json: build again`)
  return `/${entry.file}`
}

const mainSheet = 'ui/app.css'

/** The stylesheet of all pages, utilities, and those of single components, by the sources in the manifest. */
function stylesheets(
  dist: string,
  manifest: z.output<typeof manifestSchema>,
): Pick<Assets, 'styles' | 'sheets'> {
  const files = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.css') && source !== mainSheet)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([source, { file }]) => ({
      source,
      css: asciiCss(readFileSync(join(dist, 'client', file), 'utf8').trim()),
    }))
  const usedBy = usedBySchema.parse(readJson(join(dist, 'sheet-blocks.json')))
  const { styles, sheets } = utilitiesSchema.parse(readJson(join(dist, 'utilities.json')))
  const utilities = sheets.map(({ css, blocks }) => ({
    css: asciiCss(css),
    ...(blocks && { blocks }),
  }))
  return {
    styles: asciiCss(styles),
    sheets: [...utilities, ...componentSheets(files, usedBy)],
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
