import type { Role } from '#blocks/define-block.ts'
import { recordsOf } from './routes.ts'

/** What a block declares of where it may stand; a browser has it from the catalogue. */
export interface Placeable {
  readonly name: string
  readonly role: string
  /** Records that the page's route must bind (D3). */
  readonly needs: readonly string[]
  readonly slots: Readonly<Record<string, { readonly accepts: readonly string[] }>>
}

/** A list of blocks: that of the page, or that of a slot. */
export interface Place {
  /** For messages: `the slot "side"`. */
  readonly name: string
  readonly accepts: readonly string[]
  /** The page's routes, for messages. */
  readonly route: string
  /** Names of the records that every route of the page binds. */
  readonly bound: readonly string[]
}

/** Roles of blocks that the page itself accepts. */
export const pageRoles: readonly Role[] = ['chrome', 'section']

/** The list of a page's own blocks. `routes` are its route and those of `also`. */
export const pagePlace = (routes: readonly string[]): Place => ({
  name: 'the page',
  accepts: pageRoles,
  route: routes.join(', ') || 'of this page',
  bound: boundBy(routes),
})

/** The list of a slot, in a page whose own list is given. */
export const slotPlace = <Page extends Place>(
  page: Page,
  slot: string,
  accepts: readonly string[],
): Page => ({ ...page, name: `the slot "${slot}"`, accepts })

/** Names of the records that all of the routes bind. */
export const boundBy = ([first = '', ...others]: readonly string[]): string[] =>
  recordsOf(first).filter((record) => others.every((route) => recordsOf(route).includes(record)))

/**
 * Why a block may not stand in a place, a sentence each; none where it fits. The page check and the
 * builder's list of blocks to insert say the same.
 *
 * @param all the blocks that there are, to name the places where it may stand
 */
export function misfits(block: Placeable, place: Place, all: Iterable<Placeable>): string[] {
  const { accepts, name, bound, route } = place
  const binds = bound.length > 0 ? `binds ${bound.join(', ')}` : 'binds none'
  const missing = block.needs.filter((record) => !bound.includes(record))
  // A block that lacks its record belongs on another page: its place is then no problem of its own.
  if (missing.length > 0) {
    return missing.map(
      (need) =>
        `"${block.name}" needs a ${need}, and the route ${route} ${binds}; put it on a route with ":${need}"`,
    )
  }
  if (accepts.includes(block.role)) return []
  const takes = `${name} takes ${accepts.join(' and ')} blocks`
  return [`"${block.name}" is a ${block.role}; ${takes}, ${placesText(block.role, all)}`]
}

/** Where blocks of a role may stand: `a tile stands in the slot "promos" of "search-results"`. */
function placesText(role: string, all: Iterable<Placeable>): string {
  const slots = Array.from(all).flatMap(({ name, slots }) =>
    Object.entries(slots)
      .filter(([, { accepts }]) => accepts.includes(role))
      .map(([slot]) => `the slot "${slot}" of "${name}"`),
  )
  const places = pageRoles.some((own) => own === role) ? ['the page', ...slots] : slots
  return `a ${role} stands in ${places.join(' or ')}`
}
