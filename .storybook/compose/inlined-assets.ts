import type { Assets } from '#pages/render/assets.ts'
import { asciiCss } from '#pages/render/html.ts'
import { componentSheets } from '#server/assets/component-sheets.ts'
import appStyles from '#ui/app.css?inline'
import { fontUrl } from '../font-url.ts'

const sheets = import.meta.glob<string>(
  ['../../ui/*/*.css', '../../parts/*/*.css', '../../blocks/*/*.css'],
  { eager: true, query: '?inline', import: 'default' },
)

/** Styles of a whole document, as the product inlines them. Without scripts: the preview runs none. */
export const inlinedAssets: Assets = {
  styles: asciiCss(appStyles),
  runtime: '',
  actions: '',
  tracking: '',
  watchlist: '',
  frame: '',
  why: '',
  sheets: componentSheets(
    Object.entries(sheets).map(([path, css]) => ({
      source: path.replace('../../', ''),
      css: asciiCss(css),
    })),
    // Those of all primitives and parts: which blocks use them is known to the build.
    {},
  ),
  links: { styles: [], modules: [] },
  font: fontUrl,
  island: () => '',
}
