import type { Assets } from '#pages/render/assets.ts'

/** In development Vite serves the sources. */
export const devAssets: Assets = {
  styles: '',
  runtime: '',
  actions: '',
  links: {
    styles: ['/ui/app.css'],
    modules: ['/pages/runtime/main.ts', '/pages/runtime/dev.ts'],
  },
  island: (name) => `/@id/__x00__virtual:island/${name}`,
}
