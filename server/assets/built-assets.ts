import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Assets, LIVE_DRAW_URL } from '#pages/render/assets.ts'
import { asciiCss } from '#pages/render/html.ts'
import { islandChunk } from '#pages/render/island-name.ts'
import { componentSheets, type SheetBlocks } from './component-sheets.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), isEntry: z.boolean().optional() }),
)

/** Names of the built font files, by those of `ui/fonts/face-files.ts`. */
const fontsSchema = z.record(z.string(), z.string())

/** The blocks that alone use a folder of `ui/` or `parts/`, by the folder. */
const usedBySchema = z.record(z.string(), z.array(z.string()))

/** The output of `npm run build` in `dist/`, for pages. @throws Error if the build is incomplete */
export function builtAssets(dist: string): Assets {
  const manifest = manifestSchema.parse(readJson(join(dist, 'client/.vite/manifest.json')))
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  const fonts = new Map(Object.entries(fontsSchema.parse(readJson(join(dist, 'fonts.json')))))
  const islands = new Map(entries.map(({ name, file }) => [name, `/${file}`]))
  return {
    ...stylesheets(
      join(dist, 'client'),
      manifest,
      usedBySchema.parse(readJson(join(dist, 'sheet-blocks.json'))),
    ),
    runtime: runtimeOf(dist),
    actions: readFileSync(join(dist, 'actions/actions.js'), 'utf8').trim(),
    tracking: readFileSync(join(dist, 'tracking/tracking.js'), 'utf8').trim(),
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
  const manifest = manifestSchema.parse(readJson(join(dist, 'client/.vite/live-draw.json')))
  const [entry] = Object.values(manifest)
  const built = readFileSync(join(dist, 'runtime/runtime.js'), 'utf8').trim()
  const [before, after, ...more] = built.split(LIVE_DRAW_URL)
  if (!entry || after === undefined || more.length > 0)
    throw new Error(`expected ${LIVE_DRAW_URL} once in the runtime: build again`)
  return `${before}/${entry.file}${after}`
}

const mainSheet = 'ui/app.css'

/** The stylesheet of all pages, and those of single components, by the sources in the manifest. */
function stylesheets(
  client: string,
  manifest: z.output<typeof manifestSchema>,
  usedBy: SheetBlocks,
): Pick<Assets, 'styles' | 'sheets'> {
  const files = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.css'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([source, { file }]) => ({
      source,
      css: asciiCss(readFileSync(join(client, file), 'utf8').trim()),
    }))
  const main = files.find(({ source }) => source === mainSheet)
  if (!main) throw new Error(`${client}: expected the stylesheet ${mainSheet}, found none`)
  return {
    styles: main.css,
    sheets: componentSheets(
      files.filter((file) => file !== main),
      usedBy,
    ),
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
