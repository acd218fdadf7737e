import type { ThemeFonts } from '#domain/site/font-names.ts'
import { preloadedFiles } from '#ui/fonts/face-rules.ts'
import type { Assets } from './assets.ts'
import { escapeHtml, type Html, html, joinHtml } from './html.ts'

/** Links that load the fonts of the text and of the h1 before the page's pictures: at most two. */
export const fontPreloads = (fonts: ThemeFonts, assets: Assets): Html =>
  joinHtml(
    preloadedFiles(fonts).map(
      (file) =>
        html`<link rel="preload" href="${escapeHtml(assets.font(file))}" as="font" crossorigin>`,
    ),
  )
