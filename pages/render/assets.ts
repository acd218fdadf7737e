/** The build's output for the browser, as the document refers to it. */
export interface Assets {
  /**
   * The stylesheet of all sites, inlined: it is small, and a link to it would cost the first paint another round
   * trip. Empty where the bundler serves it.
   */
  readonly styles: string
  /** The stylesheets of variants, by axis and variant: `card-note`. Likewise. */
  readonly variants: ReadonlyMap<string, string>
  /** The runtime as one classic script, inlined; empty where the script is loaded as a module. */
  readonly runtime: string
  /** The smaller script of pages without live blocks and islands: actions and menus. Likewise. */
  readonly actions: string
  /** The script that measures a page's events, added where the site measures. Likewise. */
  readonly tracking: string
  /** In development: the stylesheet's and the module scripts' URLs in place of inlined ones. */
  readonly links: { readonly styles: readonly string[]; readonly modules: readonly string[] }
  /** URL of an island's entry; its default export mounts the island. */
  island(name: string): string
  /** URL of a font file, by its name in `ui/fonts/face-files.ts`. */
  readonly font: (file: string) => string
}
