import type { Assets } from '#pages/render/assets.ts'

/** For a page inside a story, whose document has the styles and the runtime already. */
export const linkedAssets: Assets = {
  ...{ styles: '', sheets: [], runtime: '', actions: '', tracking: '' },
  links: { styles: [], modules: [] },
  font: (file) => `${import.meta.env.BASE_URL}fonts/${file}.woff2`,
  island: (name) => `/@id/__x00__virtual:island/${name}`,
}
