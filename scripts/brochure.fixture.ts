import sharp from 'sharp'
import type { Car } from '#domain/car/car.ts'
import { storyNow } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { brochureContent } from '../server/brochure/content.ts'
import type { BrochureOrder } from '../server/brochure/draw/draw-brochure.ts'
import type { FontFiles } from '../server/brochure/draw/type-setter.ts'
import { brochureStyle } from '../server/brochure/style.ts'
import { printFonts } from './font-files.ts'

let fonts: Promise<FontFiles> | undefined

/** Everything that a car's brochure is drawn from; its pictures are plain. */
export async function orderFor(car: Car, site: SiteView): Promise<BrochureOrder> {
  fonts ??= printFonts()
  const grey = { create: { width: 60, height: 47, channels: 3, background: '#888' } } as const
  const picture = { bytes: await sharp(grey).jpeg().toBuffer(), alt: car.name, isDrawn: true }
  const context = { now: new Date(storyNow), origin: 'https://story.example' }
  return {
    content: brochureContent(car, site, context),
    style: brochureStyle(site.theme),
    pictures: { hero: picture, views: [picture], logo: undefined },
    fonts: await fonts,
  }
}

/** The objects of a PDF as text; its streams are compressed. */
export const pdfOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
