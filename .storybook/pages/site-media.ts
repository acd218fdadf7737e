import { drawingUrlAt } from '../drawn-media.ts'

const files = import.meta.glob<string>('../../tenants/*/media/**/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const mediaUrl = /\/media\/site\/([\w./-]+)(\?[^"\s,]*)?/g

const picture = /<img\b[^>]*>/g
const sources = / srcset="[^"]*"/i
const source = /(?<= src=")[^"]*/

/**
 * A page's HTML, or a URL in it, with the dealer's own pictures from Storybook's files and with drawn
 * vehicles in it: a browser asks for a picture as soon as it has its element.
 */
export const withSiteMedia = (html: string, tenant: string): string =>
  html
    .replace(mediaUrl, (url, name) => files[`../../tenants/${tenant}/media/${name}`] ?? url)
    .replace(picture, (tag) => {
      const drawing = drawingUrlAt(source.exec(tag)?.[0] ?? '')
      return drawing ? tag.replace(sources, '').replace(source, () => drawing) : tag
    })
