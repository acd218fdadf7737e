import { cardPlacings } from '../stock-query/state.ts'
/**
 * The variants of each part of a page, by axis: one HTML, placed differently by the variant's
 * stylesheet. A template chooses one of each; a site, or a block on one page, may choose another.
 */
export const lookAxes = {
  header: {
    title: 'Header',
    description: 'The top of every page: name, menu, phone.',
    variants: ['line', 'sign', 'cover', 'slim', 'masthead'],
  },
  hero: {
    title: 'Hero',
    description: 'The first screen of the home page.',
    variants: ['stage', 'letter', 'cover', 'instrument', 'poster'],
  },
  finder: {
    title: 'Search in the hero',
    description: 'How a search begins on the home page.',
    variants: ['line', 'sentence', 'index', 'bar', 'prices'],
  },
  scene: {
    title: 'Scene',
    description: 'The ground that drawn vehicles stand on.',
    variants: ['hall', 'field', 'plate', 'night', 'burst'],
  },
  card: {
    title: 'Card',
    description: 'A vehicle in a list.',
    variants: ['label', 'note', 'plate', 'readout', 'poster'],
  },
  list: {
    title: 'List',
    description: 'How cards are placed beside each other, unless a block of the page says its own.',
    variants: cardPlacings,
  },
  filters: {
    title: 'Filters',
    description: 'Where the filters of a search are.',
    variants: ['rail-left', 'rail-right', 'sentence', 'bar', 'drawer'],
  },
  gallery: {
    title: 'Gallery',
    description: 'The pictures of a vehicle page.',
    variants: ['hall', 'album', 'plate', 'theatre', 'bill'],
  },
  vehicle: {
    title: 'Vehicle page',
    description: 'Where name, price, pictures and facts of a vehicle are.',
    variants: ['hall', 'letter', 'plate', 'theatre', 'bill'],
  },
  form: {
    title: 'Form page',
    description: 'Where a form, what it is about and who answers it are.',
    variants: ['rail', 'letter', 'docket', 'console', 'bill'],
  },
  lineUp: {
    title: 'Line-up',
    description: 'Shortcuts to kinds of vehicles.',
    variants: ['floor', 'words', 'plates', 'ticker'],
  },
  story: {
    title: 'Story',
    description: 'What the dealer says about itself.',
    variants: ['ledger', 'steps', 'columns', 'route', 'shout', 'cells'],
  },
  quotes: {
    title: 'Quotes',
    description: 'What customers say.',
    variants: ['aside', 'big', 'three'],
  },
  entries: {
    title: 'Entries',
    description: 'Offers, posts and texts: in a list, and one by itself.',
    variants: ['ledger', 'notes', 'plates', 'cells', 'bills'],
  },
  places: {
    title: 'Places',
    description: "The dealer's yards on the home page.",
    variants: ['columns', 'board'],
  },
  table: {
    title: 'Table',
    description: 'Vehicles or weights compared.',
    variants: ['match', 'compare'],
  },
  footer: {
    title: 'Footer',
    description: 'The end of every page.',
    variants: ['line', 'sign', 'colophon', 'slim', 'poster'],
  },
  dock: {
    title: 'Dock',
    description: 'The bar at the bottom of a phone’s screen on a vehicle page.',
    variants: ['bar'],
  },
} as const

export type LookAxis = keyof typeof lookAxes
export type VariantOf<Axis extends LookAxis> = (typeof lookAxes)[Axis]['variants'][number]

/** A variant of every axis. */
export type Look = { readonly [Axis in LookAxis]: VariantOf<Axis> }

export const lookAxisNames = Object.keys(lookAxes) as readonly LookAxis[]
export type SceneName = VariantOf<'scene'>
