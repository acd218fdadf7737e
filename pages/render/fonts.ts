import type { ThemeFonts } from '#domain/site/font-names.ts'
import { faceRules, preloadedFiles } from '#ui/fonts/face-rules.ts'
import type { Assets } from './assets.ts'
import { escapeHtml, type Html, html, joinHtml } from './html.ts'

const known = new WeakMap<ThemeFonts, { readonly assets: Assets; readonly rules: string }>()

/** The `@font-face` rules of a site, which its pages share. */
export function fontRules(fonts: ThemeFonts, assets: Assets): string {
  const cached = known.get(fonts)
  if (cached?.assets === assets) return cached.rules
  const rules = faceRules(fonts, assets.font)
  known.set(fonts, { assets, rules })
  return rules
}

/** Links that load the fonts of the text and of the h1 before the page's pictures: at most two. */
export const fontPreloads = (fonts: ThemeFonts, assets: Assets): Html =>
  joinHtml(
    preloadedFiles(fonts).map(
      (file) =>
        html`<link rel="preload" href="${escapeHtml(assets.font(file))}" as="font" type="font/woff2" crossorigin>`,
    ),
  )
