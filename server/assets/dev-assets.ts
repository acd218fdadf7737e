import type { Assets } from '#pages/render/assets.ts'

/** In development Vite serves the sources. */
export const devAssets: Assets = {
  styles: '',
  runtime: '',
  actions: '',
  tracking: '',
  links: {
    styles: ['/ui/app.css'],
    // The last does nothing where nothing is measured.
    modules: ['/pages/runtime/main.ts', '/pages/runtime/dev.ts', '/pages/runtime/tracking-main.ts'],
  },
  font: (file) => `/fonts/${file}.woff2`,
  island: (name) => `/@id/__x00__virtual:island/${name}`,
}
