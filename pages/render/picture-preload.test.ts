import { expect, it } from 'vitest'
import { html } from './html.ts'
import { picturePreload } from './picture-preload.ts'

const lazy = html`<img src="/a" srcSet="/a 1w" sizes="1vw" loading="lazy">`

it('loads the first eager picture of blocks in the sizes that its element has (7.18)', () => {
  const eager = html`<p>${lazy}<img src="/b?v=1&amp;w=2" srcSet="/b 1w, /b 2w" sizes="(a) 2vw, 9vw" alt="" fetchPriority="high" class="b"></p>`
  const second = html`<img src="/c" srcSet="/c 1w" sizes="3vw" fetchPriority="high">`
  expect(picturePreload([lazy, html`${lazy}${eager}${second}`, second])).toBe(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/b 1w, /b 2w" imagesizes="(a) 2vw, 9vw">',
  )
})

it('loads a picture of one size, and none where all are lazy', () => {
  expect(picturePreload([html`<img src="/b" alt="" fetchPriority="high">`])).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/b">',
  )
  expect(picturePreload([lazy])).toBe('')
})
