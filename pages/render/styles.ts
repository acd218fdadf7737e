import type { ThemeFonts } from '#domain/site/font-names.ts'
import { faceRules, preloadedFiles } from '#ui/fonts/face-rules.ts'
import type { Assets } from './assets.ts'
import { ascii, escapeHtml, type Html, html, joinHtml } from './html.ts'

/** The part of a site that its styles are made from. */
interface SiteStyle {
  readonly themeCss: string
  readonly fonts: ThemeFonts
}

const known = new WeakMap<ThemeFonts, { readonly assets: Assets; readonly rules: string }>()

/** The page's one style element: the product's stylesheet, the site's fonts and its theme. */
export function stylesOf({ themeCss, fonts }: SiteStyle, assets: Assets): string {
  const cached = known.get(fonts)
  const rules = cached?.assets === assets ? cached.rules : faceRules(fonts, assets.font)
  known.set(fonts, { assets, rules })
  return assets.styles + rules + ascii(themeCss)
}

/** At most two: the fonts of the text and of the h1. */
export const fontPreloads = (request: SiteStyle & { readonly assets: Assets }): Html =>
  joinHtml(
    preloadedFiles(request.fonts).map(
      (file) =>
        html`<link rel="preload" href="${escapeHtml(request.assets.font(file))}" as="font" type="font/woff2" crossorigin>`,
    ),
  )
