import { isSignedIn } from '#domain/account/visitor.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { formatDate, timeOfDay } from '#domain/format.ts'
import { clockTime } from '#domain/location/hours-text.ts'
import type { ViewOf } from '../define-block.ts'
import type { OwnSpin } from '../define-load.ts'
import type { WheelData } from './load.ts'
import type block from './schema.ts'

export type View = ViewOf<typeof block, WheelData | undefined>

/** The same where the site has a wheel. */
export type WheelView = ViewOf<typeof block, WheelData>

/** The spin that the page tells of: the one that was just made, else the last one. */
export const toldSpin = ({ data: { spins, asked } }: WheelView): OwnSpin | undefined =>
  asked === undefined ? spins.drawn.at(-1) : spins.drawn[asked - 1]

/** Place of a spin's segment on the wheel; undefined where the dealer took it out. */
export function placeOf({ data }: WheelView, spin: OwnSpin): number | undefined {
  const at = data.wheel.segments.findIndex(({ id }) => id === spin.segment)
  return at < 0 ? undefined : at
}

/** What was won, as a sentence goes on with it. */
export const wonText = ({ data: { wheel } }: WheelView, { segment, prize }: OwnSpin): string =>
  wheel.segments.find(({ id }) => id === segment)?.won ?? prize

/** What the texts of a wheel name. */
export function factsOf({ data: { wheel }, site, visitor }: WheelView) {
  const { locale, timeZone } = site
  const day = (iso: string) => formatDate(iso, locale, timeZone)
  return {
    day,
    time: (iso: string) => clockTime(timeOfDay(new Date(iso), timeZone), locale),
    until: day(wheel.claim_until),
    // A number is not broken over two lines.
    phone: isSignedIn(visitor)
      ? displayPhone(visitor.user.phone, countryOf(locale)).replaceAll(' ', '\u00a0')
      : '',
  }
}
