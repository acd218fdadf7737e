import {
  type Entry,
  isEntry,
  type Moving,
  placeName,
  type Week,
  whenName,
} from './calendar-week.ts'

/** What is wanted of an appointment. */
export type Wanted = {
  /** As it was seen. */
  readonly what: Moving
  /** What is told once it is done. */
  readonly said: string
} & (
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel'; readonly message: string }
  | {
      readonly kind: 'move'
      readonly to: { readonly at: string; readonly location: string }
      readonly message: string
    }
)

/** What somebody else changed meanwhile. */
export type ClashField = 'time' | 'state'

/** The fields of an appointment that somebody else changed since it was seen. */
export function changedFields(seen: Moving, theirs: Entry): readonly ClashField[] {
  const was = isEntry(seen) ? seen : undefined
  const isMoved = was?.at !== theirs.at || was.location !== theirs.location
  return [
    ...(isMoved ? ['time' as const] : []),
    ...(was?.state === theirs.state ? [] : ['state' as const]),
  ]
}

/**
 * What follows where somebody else was first: `done`, both want the same; `both`, they changed something else, and both
 * stay; else whose is kept is asked.
 */
export function settled(mine: Wanted, theirs: Entry): 'done' | 'both' | 'ask' {
  const fields = changedFields(mine.what, theirs)
  if (mine.kind === 'move') {
    const { at, location } = mine.to
    const isThere = theirs.at === at && theirs.location === location
    if (isThere && theirs.state === 'confirmed') return 'done'
    // Agreed to meanwhile, and at another time now.
    return fields.includes('time') || theirs.state === 'cancelled' ? 'ask' : 'both'
  }
  const wanted = mine.kind === 'confirm' ? 'confirmed' : 'cancelled'
  return theirs.state === wanted && !fields.includes('time') ? 'done' : 'ask'
}

const stateWords: Readonly<Record<Entry['state'], string>> = {
  asked: 'asks for it anew',
  confirmed: 'confirmed it',
  cancelled: 'cancelled it',
}

const mineWords: Readonly<Record<Wanted['kind'], string>> = {
  confirm: 'confirm it',
  cancel: 'cancel it',
  move: 'move it',
}

/** "Somebody moved it to Thu 26 Nov, 11am and confirmed it while you had it open. You want to cancel it." */
export function clashWords(mine: Wanted, theirs: Entry, week: Week): string {
  const fields = changedFields(mine.what, theirs)
  const did = [
    fields.includes('time') &&
      `moved it to ${whenName(theirs.at)} at ${placeName(week, theirs.location)}`,
    fields.includes('state') && stateWords[theirs.state],
  ].filter((each) => each !== false)
  const to = mine.kind === 'move' ? ` to ${whenName(mine.to.at)}` : ''
  return `Somebody ${did.join(' and ') || 'changed it'} while you had it open. You want to ${mineWords[mine.kind]}${to}.`
}
