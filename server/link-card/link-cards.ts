import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Car } from '#domain/car/car.ts'
import { linkCardContent, linkCardVersion } from '#parts/link-card/link-card.ts'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { drawnFacts } from '#parts/pictures/drawn-facts.ts'
import type { SiteView } from '#parts/view-context.ts'
import { linkPictureSize } from '#ui/picture/media-url.ts'
import { usedFonts } from '../brochure/brochures.ts'
import type { FontFiles } from '../brochure/draw/type-setter.ts'
import { sceneSvg } from '../brochure/scene.ts'
import { brochureStyle } from '../brochure/style.ts'
import { causeText, type Log } from '../log.ts'
import { ownMediaPath } from '../media/own-media.ts'
import type { PictureCache } from '../media/picture-cache.ts'
import { maxEncodeSeconds, maxPixels } from '../media/picture-format.ts'
import type { TenantFile } from '../media/tenant-file.ts'
import type { WorkRequest } from '../media/work-queue.ts'
import { CAR, type LinkCardOrder, linkScene, PANEL } from './draw.ts'

const { width: WIDTH, height: HEIGHT } = linkPictureSize
const QUALITY = 86
/** Estimated CPU time, ms. */
const COST_MS = 260

export interface LinkCardOptions {
  /** Encoded pictures, with the queue that limits the encoders of the process. */
  readonly cache: PictureCache
  /** Draws the text as SVG, usually on a thread of its own. */
  readonly draw: (order: LinkCardOrder) => Promise<Uint8Array>
  /** See `readFonts`. */
  readonly fonts: FontFiles
  /** A file of the dealer's own media; rejects where there is none. */
  readonly findFile: (slug: string, path: string) => Promise<TenantFile>
  readonly log: Log
}

/** The picture of a car's link by its content. */
export interface LinkCardPicture {
  /** Changes with everything that it shows. */
  readonly digest: string
  /** The JPEG: from disk, else drawn once for all requests. Rejects with errors of the queue. */
  bytes(request: WorkRequest): Promise<Uint8Array>
}

export type LinkCards = (car: Car, site: SiteView) => Promise<LinkCardPicture>

/**
 * Pictures of shared links, drawn in the site's theme and scene. A photo is shown where it lies in the
 * dealer's own media; photos on other hosts are never fetched, as for brochures.
 */
export function openLinkCards(options: LinkCardOptions): LinkCards {
  const { cache, draw, fonts, findFile, log } = options
  const photoOf = async (car: Car, site: SiteView): Promise<TenantFile | undefined> => {
    const { path, isCutOut } = mainPicture(car, site.look.scene)
    const own = isCutOut ? undefined : ownMediaPath(path)
    // The finder has logged a file that cannot be read.
    return own === undefined ? undefined : findFile(site.slug, own).catch(() => undefined)
  }
  return async (car, site) => {
    const photo = await photoOf(car, site)
    const identity = ['link-card', linkCardVersion(car, site), site.slug, car.id, photo?.digest]
    const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
    const work = async () => {
      const style = brochureStyle(site.theme)
      const used = usedFonts(style.fonts, fonts)
      const drawn = await draw({ content: linkCardContent(car, site), style, fonts: used })
      const text = new TextDecoder().decode(drawn)
      if (!photo) return encoded(drawing(car, site, text))
      try {
        return await encoded(svg(text), await ground(photo.file))
      } catch (cause) {
        log.warn('link_photo_failed', { file: photo.file, cause: causeText(cause) })
        return encoded(drawing(car, site, text))
      }
    }
    return { digest, bytes: (request) => cache({ key: digest, costMs: COST_MS, work }, request) }
  }
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`

/** The car in its site's scene; a photo on another host is drawn too. */
function drawing(car: Car, { theme, look }: SiteView, text: string): string {
  const side = { ...drawnFacts(car), ...CAR, view: 'side' } as const
  return sceneSvg(look.scene, theme, linkScene, [side]).replace(/<\/svg>$/, `${text}</svg>`)
}

/** A photo above the panel. */
const ground = async (file: string): Promise<Buffer> =>
  sharp(await readFile(file), { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT - PANEL, fit: 'cover' })
    .flatten({ background: 'white' })
    .extend({ bottom: PANEL })
    .timeout({ seconds: maxEncodeSeconds })
    .png({ compressionLevel: 1 })
    .toBuffer()

async function encoded(drawn: string, photo?: Buffer): Promise<Uint8Array> {
  const over = Buffer.from(drawn)
  const picture = photo ? sharp(photo).composite([{ input: over }]) : sharp(over)
  return picture
    .flatten({ background: 'white' })
    .timeout({ seconds: maxEncodeSeconds })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
