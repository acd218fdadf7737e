/** In the runtime as it is built: the place of the URL of `live-draw.ts`. */
export const LIVE_DRAW_URL = '/live-draw.js'

/** The stylesheet of a block, a part or a primitive, or of one of its variants. */
export interface ComponentSheet {
  readonly css: string
  /** Only pages with one of these blocks need it. */
  readonly blocks?: readonly string[]
  /** Only pages with this variant need it: `card-note`. */
  readonly variant?: string
  /** It may come after the first paint of a page that is drawn without this class: `results-table`. */
  readonly later?: string
}

/** The build's output for the browser, as the document refers to it. */
export interface Assets {
  /**
   * The stylesheet of all pages, inlined: it is small, and a link to it would cost the first paint another round
   * trip. Empty where the bundler serves it.
   */
  readonly styles: string
  /** The stylesheets of components, in the order of the cascade. Likewise. */
  readonly sheets: readonly ComponentSheet[]
  /** URL of a file with some of `sheets`; absent where all are inlined. */
  readonly sheetsUrl?: (some: readonly ComponentSheet[]) => string
  /** The runtime as one classic script, inlined; empty where the script is loaded as a module. */
  readonly runtime: string
  /** The smaller script of pages without live blocks and islands: actions and menus. Likewise. */
  readonly actions: string
  /** URL of the script that measures a page's events, added where the site measures; empty in development. */
  readonly tracking: string
  /** URL of the script that runs a signed-in buyer's watchlist; loaded for nobody else. */
  readonly watchlist: string
  /** URL of the script of previews, which brings the runtime; no other page has it. */
  readonly frame: string
  /** URL of the script of pages that say why, which brings the runtime; no other page has it. */
  readonly why: string
  /** In development: the stylesheet's and the module scripts' URLs in place of inlined ones. */
  readonly links: { readonly styles: readonly string[]; readonly modules: readonly string[] }
  /** URL of an island's entry; its default export mounts the island. */
  island(name: string): string
  /** URL of a font file, by its name in `ui/fonts/face-files.ts`. */
  readonly font: (file: string) => string
}
