import type { Flags } from './flags.ts'
import type { Words } from './interface-texts.ts'
import {
  type PromiseContext,
  type PropositionName,
  promised,
  propositionNames,
} from './propositions.ts'

/** Links to what a dealer does, each with its page. Spec 2.49. */
const links = {
  offers: { title: 'featureOffers', text: 'featureOffersText', page: '/offers' },
  service: { title: 'featureService', text: 'featureServiceText', page: '/service' },
  sell: { title: 'featureSell', text: 'featureSellText', page: '/sell-my-car', flag: 'tradeIn' },
} as const satisfies Readonly<Record<string, LinkFeature>>

interface LinkFeature {
  readonly title: keyof Words
  readonly text: keyof Words
  readonly page: string
  readonly flag?: keyof Flags
}

type LinkName = keyof typeof links
const isLink = (name: string): name is LinkName => Object.hasOwn(links, name)

/** What a banner of features may show: links, and the promises that a dealer keeps. Spec 2.48, 2.49, 9.30. */
export type FeatureName = LinkName | PropositionName
export const featureNames: readonly FeatureName[] = [
  ...Object.keys(links).filter(isLink),
  ...propositionNames,
]

/** A feature as a banner shows it. */
export interface Feature {
  readonly name: FeatureName
  readonly title: string
  readonly text: string
  readonly href?: string
}

interface Context extends Omit<PromiseContext, 'carType'> {
  readonly words: Words
  /** Whether the site has a page. */
  answers(path: string): boolean
}

/** Of these features, in their order, those that the site has: a link its page, a promise what it is kept by. */
export const shownFeatures = (names: readonly FeatureName[], context: Context): Feature[] =>
  names.flatMap((name): Feature[] => {
    if (!isLink(name)) return promised([name], context)
    const { title, text, page, flag }: LinkFeature = links[name]
    const { words, flags, answers } = context
    const isOn = flag === undefined || flags[flag]
    if (!isOn || !answers(page)) return []
    return [{ name, title: words[title], text: words[text], href: page }]
  })
