import type { Plugin } from 'vite'
import { allFiles } from '#ui/fonts/face-files.ts'
import { staffFile } from '#ui/fonts/staff-face.ts'
import { fontFile } from './font-files.ts'

const pattern = /^\/fonts\/([\w-]+)\.woff2$/

/** Serves the fonts of development and Storybook as `/fonts/<file>.woff2`, each made when asked for. */
export const servedFonts = (): Plugin => ({
  name: 'forecourt:served-fonts',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = pattern.exec(request.url ?? '')?.[1]
      const file = [...allFiles(), staffFile].find((known) => known.name === name)
      if (!file) return next()
      fontFile(file).then((bytes) => {
        response.setHeader('content-type', 'font/woff2')
        // Not again with every page; a changed face shows after a minute.
        response.setHeader('cache-control', 'max-age=60')
        response.end(bytes)
      }, next)
    })
  },
})
