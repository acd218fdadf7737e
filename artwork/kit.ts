import { wordsOf } from '#domain/name-matching.ts'
import type { ArtworkBody } from './bodies/bodies.ts'
import { lookNames } from './bodies/looks.ts'

/**
 * What distinguishes vehicles of one body, as words. Of each group at most one applies; the order
 * here is the order in a kit's name.
 */
const GROUPS = [
  ['small', 'large', 'offroad', 'short'],
  ['cruiser', 'sport', 'adventure', 'trail'],
  ['poptop', 'camper', 'silver'],
  ['single'],
  ['twodoor'],
  ['tray', 'canopy', 'sportsbar'],
  ['electric'],
  ['lifted'],
  ['rails', 'racks'],
  ['bullbar'],
  ['snorkel'],
  ['spoiler'],
  ['awning'],
  ['twotone'],
  lookNames,
  ['style2', 'style3', 'style4'],
] as const

export type KitWord = (typeof GROUPS)[number][number]

const LOOKS = lookNames.join(' ')
const STYLES = `${LOOKS} style2 style3 style4`

/** The words that change the drawing of each body. */
const WORDS: Readonly<Record<ArtworkBody, string>> = {
  sedan: `large electric spoiler twotone ${STYLES}`,
  hatchback: `small twodoor electric spoiler twotone ${STYLES}`,
  suv: `small large offroad short electric rails racks bullbar snorkel twotone ${STYLES}`,
  ute: `twodoor tray canopy sportsbar electric lifted racks bullbar snorkel ${STYLES}`,
  wagon: `small electric lifted rails racks ${STYLES}`,
  van: `small large electric racks ${LOOKS} style2`,
  'people-mover': `small electric rails ${STYLES}`,
  coupe: `electric spoiler twotone ${STYLES}`,
  convertible: `electric ${STYLES}`,
  motorcycle: 'cruiser sport adventure trail style2 style3',
  caravan: 'offroad poptop camper silver single awning style2 style3',
}

/** The words that apply to a vehicle, in the order of a kit's name. */
export type Kit = readonly KitWord[]

/**
 * The kit that a text names for a body: "style2, rails, electric" is `electric`, `rails`, `style2`
 * for an SUV. Words that do not apply to the body are left out, as are all but the first of a group.
 */
export function kitOf(body: ArtworkBody, text = ''): Kit {
  const applicable = wordsOf(WORDS[body])
  const named = wordsOf(text).filter((word) => applicable.includes(word))
  return GROUPS.flatMap((group) => {
    const known = named.map((word) => group.find((name) => name === word)).find(Boolean)
    return known ? [known] : []
  })
}

/** A kit as one part of a URL: `large-electric-style3`; empty for a kit without words. */
export const kitName = (kit: Kit): string => kit.join('-')

/** Every word that changes the drawing of a body. */
export const kitWordsOf = (body: ArtworkBody): string[] => wordsOf(WORDS[body])

/** How many kits a body has. */
export function kitCount(body: ArtworkBody): number {
  const applicable = wordsOf(WORDS[body])
  return GROUPS.reduce(
    (product, group) => product * (1 + group.filter((word) => applicable.includes(word)).length),
    1,
  )
}

/** The number of a kit's style, from 0, which has no word. */
export function styleOf(kit: Kit): number {
  const style = kit.find((word) => word.startsWith('style'))
  return style ? Number(style.slice('style'.length)) - 1 : 0
}
