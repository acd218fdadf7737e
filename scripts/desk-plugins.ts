import type { Plugin } from 'vite'
import { staffFile } from '#ui/fonts/staff-face.ts'
import { fontPath } from './font-files.ts'

/** Adds the staff application's font to its build; in development it is served (`servedFonts`). */
export const deskFont = (): Plugin => ({
  name: 'forecourt:desk-font',
  apply: 'build',
  enforce: 'pre',
  async transform(css, id) {
    if (!id.endsWith('/desk/face.css')) return null
    return css.replace(`/fonts/${staffFile.name}.woff2`, await fontPath(staffFile))
  },
})

const schemeModule = /<script type="module" src="\/desk\/frame\/kept-scheme\.ts"[^>]*><\/script>/

/** Makes the staff page's script for the scheme a classic one: modules run after the first paint. */
export const deskScheme = (): Plugin => ({
  name: 'forecourt:desk-scheme',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, path }) {
      if (!path.endsWith('/desk/index.html')) return html
      if (!schemeModule.test(html)) throw new Error(`The staff page has no ${schemeModule}`)
      const { fileName } = Object.values(bundle).find(({ name }) => name === 'kept-scheme') ?? {}
      if (fileName === undefined) throw new Error('The build has no script for the scheme')
      return html.replace(schemeModule, `<script src="/${fileName}"></script>`)
    },
  },
})
