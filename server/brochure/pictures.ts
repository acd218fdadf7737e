import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { artworkVersion } from '#artwork/artwork.ts'
import type { Car } from '#domain/car/car.ts'
import { drawnFacts } from '#parts/pictures/drawn-facts.ts'
import type { SiteView } from '#parts/view-context.ts'
import { causeText, type Log } from '../log.ts'
import { ownMediaPath } from '../media/own-media.ts'
import type { PictureCache } from '../media/picture-cache.ts'
import { maxEncodeSeconds, maxPixels } from '../media/picture-format.ts'
import type { TenantFile } from '../media/tenant-file.ts'
import type { WorkRequest } from '../media/work-queue.ts'
import type { BrochurePicture, BrochurePictures } from './draw/brochure-pictures.ts'
import { SCENE_VERSION, type SceneCar, sceneSvg } from './scene.ts'
import { HERO_CAR, heroScene, type Scene, stripScene } from './stage.ts'

/** Pixels across the sheet, about 180 to the inch. */
const WIDTH = 1500
const LOGO_HEIGHT = 160
const QUALITY = 84
const MAX_PHOTOS = 4
/** Estimated CPU time, ms. */
const COST = { drawing: 320, photo: 120, logo: 30 } as const

/** A picture to encode: the digest of what it is made from, its cost, and the work. */
interface Source {
  readonly identity: string
  readonly costMs: number
  readonly alt: string
  readonly isDrawn: boolean
  readonly encode: () => Promise<Uint8Array>
}

export interface PictureOptions {
  /** Encoded pictures, with the queue that limits the encoders of the process. */
  readonly cache: PictureCache
  /** A file of the dealer's own media; rejects where there is none. */
  readonly findFile: (slug: string, path: string) => Promise<TenantFile>
  readonly log: Log
}

/** What the pictures of a brochure are made from, without encoding them. */
export interface ChosenPictures {
  readonly hero: Source
  readonly views: readonly Source[]
  readonly logo: Source | undefined
  /** Changes with any of them. */
  readonly identity: string
}

/**
 * The pictures of a car's brochure: photos that this server has in the dealer's media, else drawings in
 * the site's scene. Photos on other hosts are never fetched: a feed could name any address inside the
 * dealer's or the operator's network. Spec 3.11, 7.10.
 */
export async function choosePictures(
  car: Car,
  site: SiteView,
  { findFile }: Pick<PictureOptions, 'findFile'>,
): Promise<ChosenPictures> {
  const open = async (url: string, alt: string) => {
    const path = ownMediaPath(url)
    if (path === undefined) return []
    try {
      return [{ file: await findFile(site.slug, path), alt }]
    } catch {
      // The finder has logged a file that cannot be read; one that is missing shows on the page too.
      return []
    }
  }
  const urls = car.images ?? (car.primary_image_url === undefined ? [] : [car.primary_image_url])
  const local = urls.filter((url) => ownMediaPath(url) !== undefined).slice(0, MAX_PHOTOS)
  const photos = await Promise.all(
    local.map((url, at) => open(url, `${car.name}, photo ${at + 1}`)),
  )
  const [logo] = site.logo && 'image' in site.logo ? await open(site.logo.image, site.name) : []
  const [first, ...others] = photos.flat().map(({ file, alt }) => photoSource(file, alt))
  const [hero, ...views] = first ? [first, ...others] : drawings(car, site)
  const chosen = { hero, views, logo: logo && logoSource(logo.file, logo.alt) }
  const all = [hero, ...views, ...(chosen.logo ? [chosen.logo] : [])]
  return { ...chosen, identity: all.map(({ identity }) => identity).join() }
}

/** The encoded pictures; each is encoded once for all brochures. Rejects with errors of the queue. */
export async function encodePictures(
  { hero, views, logo }: ChosenPictures,
  { cache, log }: Pick<PictureOptions, 'cache' | 'log'>,
  request: WorkRequest,
): Promise<BrochurePictures> {
  const encoded = async (source: Source): Promise<BrochurePicture> => {
    const { identity, costMs, alt, isDrawn, encode } = source
    const key = createHash('sha256').update(`brochure/${identity}`).digest('hex')
    return { bytes: await cache({ key, costMs, work: encode }, request), alt, isDrawn }
  }
  const optional = (source: Source) =>
    encoded(source).then(
      (picture) => [picture],
      (cause: unknown) => {
        if (source.isDrawn) throw cause
        log.warn('brochure_picture_failed', { picture: source.identity, cause: causeText(cause) })
        return []
      },
    )
  const [first, others, mark] = await Promise.all([
    encoded(hero),
    Promise.all(views.map(optional)),
    logo ? optional(logo) : [],
  ])
  return { hero: first, views: others.flat(), logo: mark[0] }
}

function photoSource({ file, digest }: TenantFile, alt: string): Source {
  return {
    identity: `photo/${digest}/${WIDTH}/${QUALITY}`,
    costMs: COST.photo,
    alt,
    isDrawn: false,
    encode: async () =>
      sharp(await readFile(file), { limitInputPixels: maxPixels })
        .autoOrient()
        .resize({ width: WIDTH, withoutEnlargement: true })
        .flatten({ background: 'white' })
        .timeout({ seconds: maxEncodeSeconds })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
  }
}

/** As PNG, since its ground is the masthead. */
function logoSource({ file, digest }: TenantFile, alt: string): Source {
  return {
    identity: `logo/${digest}/${LOGO_HEIGHT}`,
    costMs: COST.logo,
    alt,
    isDrawn: false,
    encode: async () =>
      sharp(await readFile(file), { limitInputPixels: maxPixels, density: 288 })
        .resize({ height: LOGO_HEIGHT })
        .timeout({ seconds: maxEncodeSeconds })
        .png()
        .toBuffer(),
  }
}

/** Motorcycles and caravans are drawn from the side only. */
const hasOneView = (car: Car) => /^(motorcycle|caravan)$/i.test(car.simple_body ?? car.item_type)

function drawings(car: Car, site: SiteView): readonly [Source, ...Source[]] {
  const facts = drawnFacts(car)
  const subject = [facts.colour, facts.body].filter(Boolean).join(' ')
  const { theme, look } = site
  const drawing = (
    cars: readonly Omit<SceneCar, keyof typeof facts>[],
    scene: Scene,
    alt: string,
  ) => {
    const all = cars.map((each) => ({ ...each, ...facts }))
    const made = [SCENE_VERSION, artworkVersion, look.scene, theme, scene, all, WIDTH, QUALITY]
    return {
      identity: createHash('sha256').update(JSON.stringify(made)).digest('hex'),
      costMs: COST.drawing,
      alt: `${alt}: ${subject}`,
      isDrawn: true,
      encode: async () =>
        sharp(Buffer.from(sceneSvg(look.scene, theme, scene, all)), {
          density: (72 * WIDTH) / scene.width,
        })
          .flatten({ background: 'white' })
          .timeout({ seconds: maxEncodeSeconds })
          .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
          .toBuffer(),
    }
  }
  const side = [{ view: 'side', x: 0.5, width: HERO_CAR }] as const
  const ends = [
    { view: 'front', x: 0.27, width: 0.46 },
    { view: 'rear', x: 0.73, width: 0.46 },
  ] as const
  // So large that a motorcycle or a caravan, which has one view, is seen closer.
  const near = [{ view: 'side', x: 0.86, width: 1.5 }] as const
  return [
    drawing(side, heroScene, `Drawing of ${car.name} from the side`),
    hasOneView(car)
      ? drawing(near, stripScene, `Drawing of ${car.name}, closer`)
      : drawing(ends, stripScene, `Drawing of ${car.name} from the front and from the rear`),
  ]
}
