import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '#pages/render/assets.ts'

const root = join(import.meta.dirname, '../..')

/** In development Vite serves the sources: the stylesheets of all variants, of which a page uses some. */
export const devAssets: Assets = {
  styles: '',
  sheets: [],
  runtime: '',
  actions: '',
  tracking: '',
  watchlist: '/pages/runtime/watchlist-main.ts',
  frame: '/builder/frame/main.ts',
  why: '/builder/frame/why-main.ts',
  links: {
    get styles() {
      const sheets = globSync('{ui,parts,blocks}/*/*.css', { cwd: root }).sort()
      return ['ui/app.css', ...sheets].map((file) => `/${file}`)
    },
    // The last does nothing where nothing is measured.
    modules: ['/pages/runtime/main.ts', '/pages/runtime/dev.ts', '/pages/runtime/tracking-main.ts'],
  },
  font: (file) => `/fonts/${file}.woff2`,
  island: (name) => `/@id/__x00__virtual:island/${name}`,
}
