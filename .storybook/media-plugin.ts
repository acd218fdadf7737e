import type { Connect, Plugin } from 'vite'
import { drawingAt } from './drawn-media.ts'

const serveDrawing: Connect.NextHandleFunction = (request, response, next) => {
  const drawing = drawingAt(request.url ?? '/')
  if (drawing === undefined) return next()
  response.setHeader('content-type', 'image/svg+xml')
  response.end(drawing)
}

/**
 * Serves `/media/artwork/…` as SVG, ignoring the width, so that stories show pictures without the
 * product's server.
 */
export function artworkMedia(): Plugin {
  return {
    name: 'forecourt-artwork-media',
    configureServer: (server) => {
      server.middlewares.use(serveDrawing)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(serveDrawing)
    },
  }
}
