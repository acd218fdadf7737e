import { artworkVersion } from '#artwork/version.ts'
import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { awaited, isSold, isWithdrawn } from '#domain/car/status.ts'
import { checksum } from '#domain/checksum.ts'
import type { Theme } from '#domain/site/theme.ts'
import { linkPictureSize } from '#ui/picture/media-url.ts'
import { type LinkPicture, mainPicture } from '../pictures/car-pictures.ts'
import { type ShownPrice, shownPrice } from '../price/shown-price.ts'
import type { SiteView } from '../view-context.ts'

/** Increase it when the drawing changes: then links show the new one. */
export const LINK_CARD_VERSION = 1

/** What the picture of a shared link says of a car: what its page shows to everybody. */
export interface LinkCardContent {
  readonly name: string
  /** Badge and series; may be empty. */
  readonly version: string
  readonly price: ShownPrice
  readonly state: { readonly text: string; readonly tone: 'held' | 'sold' } | undefined
  readonly dealer: string
}

/** By the rules of the car's page, without the clock: programs keep the picture for weeks. */
export function linkCardContent(car: Car, site: SiteView): LinkCardContent {
  return {
    name: carName(car),
    version: [car.badge, car.series].filter(Boolean).join(' '),
    price: shownPrice(car, site),
    state: stateOf(car, site),
    dealer: site.name,
  }
}

function stateOf(car: Car, { words }: SiteView): LinkCardContent['state'] {
  if (isSold(car)) return { text: words.savedSold, tone: 'sold' }
  const state = awaited(car)
  if (state === 'reserved') return { text: words.reserved, tone: 'held' }
  // Of a car to be ordered the price says so.
  return state === 'coming_soon' ? { text: words.comingSoon, tone: 'held' } : undefined
}

const themes = new WeakMap<Theme, number>()

function themeVersion(theme: Theme): number {
  const version = themes.get(theme) ?? checksum(JSON.stringify(theme))
  themes.set(theme, version)
  return version
}

/** Changes with everything that the picture shows. */
export function linkCardVersion(car: Car, site: SiteView): string {
  const { look, theme } = site
  const drawn = [mainPicture(car, look.scene).path, look.scene, themeVersion(theme)]
  const shown = [LINK_CARD_VERSION, artworkVersion, linkCardContent(car, site), drawn]
  return checksum(JSON.stringify(shown)).toString(36)
}

/**
 * The picture that a shared link to a car shows: the car, its name and price in the dealer's theme.
 * Undefined for a car that was withdrawn, which has no price any more (D13).
 */
export function linkCard(car: Car, site: SiteView): LinkPicture | undefined {
  if (isWithdrawn(car)) return undefined
  const { name, price, state, dealer } = linkCardContent(car, site)
  const said = [name, price.text, price.note, state?.text].filter((text) => text !== undefined)
  return {
    url: `/media/link/car/${encodeURIComponent(car.slug)}?v=${linkCardVersion(car, site)}`,
    alt: `${said.join(', ')}. ${dealer}`,
    size: linkPictureSize,
  }
}
