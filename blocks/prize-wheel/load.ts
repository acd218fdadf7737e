import { isSignedIn } from '#domain/account/visitor.ts'
import { weightNow } from '#domain/prize/draw.ts'
import { type SpinPage, spinPage } from '#domain/prize/spin-page.ts'
import { wheelPhase } from '#domain/prize/wheel-of-day.ts'
import { dayOf, type ShownWheel, shownWheel } from '#parts/prizes/wheel-view.ts'
import type { Load, OwnSpins } from '../define-load.ts'
import type block from './schema.ts'

/** The wheel of a site as it is for one buyer. */
export interface WheelData extends ShownWheel {
  readonly state: SpinPage
  readonly spins: OwnSpins
  /** The spin that the page tells of; undefined where it tells of none. */
  readonly asked: number | undefined
}

/** Nobody's, as a preview shows it. */
const none: OwnSpins = { drawn: [], left: 1 }

const load: Load<typeof block, WheelData | undefined> = async (context) => {
  const { ports, site, page, visitor, parameters } = context
  const today = dayOf(site, page)
  const shown = await shownWheel(ports, today)
  if (!shown) return undefined
  const { wheel, prizes } = shown
  const account = isSignedIn(visitor) ? visitor.account : undefined
  const own = account === undefined ? undefined : await ports.draws?.spinsOf(wheel, account)
  const spins = own ?? none
  const asked = ['1', '2'].includes(parameters.spin ?? '') ? Number(parameters.spin) : undefined
  const state = spinPage({
    phase: wheelPhase(wheel, today),
    asked,
    taken: spins.drawn.length,
    spinsLeft: spins.left,
    hasPrizes: prizes.some((prize) => weightNow(prize) > 0),
  })
  return { ...shown, state, spins, asked }
}
export default load
