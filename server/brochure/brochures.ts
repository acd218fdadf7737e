import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Car } from '#domain/car/car.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { PrintFonts } from '#ui/fonts/print-faces.ts'
import type { Log } from '../log.ts'
import { type PictureCache, pictureCache } from '../media/picture-cache.ts'
import type { TenantFile } from '../media/tenant-file.ts'
import { type WorkRequest, workQueue } from '../media/work-queue.ts'
import { type BrochureContext, brochureContent } from './content.ts'
import { type BrochureOrder, DESIGN_VERSION } from './draw/draw-brochure.ts'
import type { FontFiles } from './draw/type-setter.ts'
import { choosePictures, encodePictures } from './pictures.ts'
import { brochureStyle } from './style.ts'

/** Brochures share one core with the pictures' encoders and the indexes; pages have the others. */
const MAX_CONCURRENT = 1
/** Some ten seconds of work are the most that anyone may wait for. */
const QUEUE_LIMITS = { client: 8, dealer: 40, all: 80 }
/** Disk space: some 5,000 brochures. */
const FOLDER_BYTES = 1024 ** 3
/** Estimated CPU time of one, ms. */
const COST_MS = 400

export interface BrochureOptions {
  /** Stores brochures in its `brochures/`. */
  readonly dataDir: string
  /** Draws one, usually on a thread of its own. */
  readonly draw: (order: BrochureOrder) => Promise<Uint8Array>
  /** All fonts by the name of their file. */
  readonly fonts: FontFiles
  readonly pictures: PictureCache
  readonly findFile: (slug: string, path: string) => Promise<TenantFile>
  readonly log: Log
}

/** A brochure by its content: equal digests are equal documents. */
export interface Brochure {
  readonly digest: string
  /**
   * The document: from disk, else drawn, once for all requests. Rejects with `QueueFullError` when too many wait,
   * `AbandonedError` when the request's signal aborts, and with errors of the drawing.
   */
  bytes(request: WorkRequest): Promise<Uint8Array>
}

/** The brochures of a process. */
export type Brochures = (car: Car, site: SiteView, context: BrochureContext) => Promise<Brochure>

/** Brochures stored in `brochures/` of the data folder by their content, drawn one at a time. Spec 7.10. */
export function openBrochures(options: BrochureOptions): Brochures {
  const { dataDir, draw, fonts, pictures, findFile, log } = options
  const queue = workQueue<Uint8Array>({
    slots: MAX_CONCURRENT,
    large: { overMs: COST_MS, slots: MAX_CONCURRENT },
    limits: QUEUE_LIMITS,
  })
  const stored = pictureCache({
    folder: join(dataDir, 'brochures'),
    limitBytes: FOLDER_BYTES,
    queue,
    log,
  })
  const fontDigests = new Map(
    Object.entries(fonts).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  )
  return async (car, site, context) => {
    const content = brochureContent(car, site, context)
    const style = brochureStyle(site.theme)
    const chosen = await choosePictures(car, site, { findFile })
    const names = fontNames(style.fonts, fonts)
    const made = [DESIGN_VERSION, content, style, chosen.identity]
    const digest = createHash('sha256')
      .update(JSON.stringify([made, names.map((name) => fontDigests.get(name))]))
      .digest('hex')
    const work = async (request: WorkRequest) => {
      // A client that leaves while others wait must not take the pictures of all away.
      const { dealer, client } = request
      const encoded = await encodePictures(chosen, { cache: pictures, log }, { dealer, client })
      return draw({ content, style, pictures: encoded, fonts: usedFonts(style.fonts, fonts) })
    }
    return {
      digest,
      bytes: (request) =>
        stored({ key: digest, costMs: COST_MS, work: () => work(request) }, request),
    }
  }
}

const fontNames = (used: PrintFonts, fonts: FontFiles): string[] =>
  [...new Set(Object.values(used))]
    .flatMap((name) => [name, `${name}-extended`])
    .filter((name) => name in fonts)

/** The fonts of a style, of all that there are: a thread gets a copy of each. */
export const usedFonts = (used: PrintFonts, fonts: FontFiles): FontFiles =>
  Object.fromEntries(fontNames(used, fonts).flatMap((name) => entryOf(name, fonts)))

const entryOf = (name: string, fonts: FontFiles): [string, Uint8Array][] => {
  const bytes = fonts[name]
  return bytes ? [[name, bytes]] : []
}
