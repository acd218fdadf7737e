import type { z } from 'zod'
import { type Manufacturer, manufacturerSchema } from '../model/manufacturer.ts'
import { type Model, modelSchema } from '../model/model.ts'
import { type Wheel, wheelSchema } from '../prize/wheel.ts'
import { type Offer, offerSchema } from '../promotion/offer.ts'
import { type PromoCard, promoCardSchema } from '../promotion/promo-card.ts'
import { type WrittenReview, writtenReviewSchema } from '../review/review.ts'
import {
  type LegalText,
  legalTextSchema,
  type Part,
  type Person,
  type Post,
  partSchema,
  personSchema,
  postSchema,
  type Question,
  questionSchema,
  type Team,
  teamSchema,
} from './entries.ts'

/** A kind of content: what a dealer's staff change without touching a page. */
interface Collection<Entry> {
  readonly title: string
  readonly description: string
  readonly entry: z.ZodType<Entry>
  /** Fields that hold Markdown. */
  readonly markdown: readonly string[]
}

/** The entries of each collection. */
interface Entries {
  offers: Offer
  promotions: PromoCard
  models: Model
  manufacturers: Manufacturer
  reviews: WrittenReview
  posts: Post
  questions: Question
  people: Person
  teams: Team
  texts: LegalText
  parts: Part
  wheels: Wheel
}

export type CollectionName = keyof Entries

/** An entry of a collection. */
export type Entry<Name extends CollectionName = CollectionName> = Entries[Name]

/** The content of a site: every collection, its entries in the order of their files. */
export type Content = { readonly [Name in CollectionName]: readonly Entry<Name>[] }

/** Every collection; each is a file of its name, `content/offers.json`. */
export const collections: { readonly [Name in CollectionName]: Collection<Entries[Name]> } = {
  offers: {
    title: 'Offers',
    description: 'What is offered for a while, with its conditions (Spec 3.21).',
    entry: offerSchema,
    markdown: ['description', 'disclaimer'],
  },
  promotions: {
    title: 'Promotions',
    description: 'Cards and banners that promote something for some days (Spec 3.22).',
    entry: promoCardSchema,
    markdown: [],
  },
  models: {
    title: 'Models',
    description: 'The range of new vehicles (Spec 3.23).',
    entry: modelSchema,
    markdown: ['description'],
  },
  manufacturers: {
    title: 'Makes',
    description: 'The makes that the dealer sells or looks after (Spec 3.24).',
    entry: manufacturerSchema,
    markdown: ['description'],
  },
  reviews: {
    title: 'Reviews',
    description: 'What customers wrote elsewhere, with where and when (Spec 3.34).',
    entry: writtenReviewSchema,
    markdown: [],
  },
  posts: {
    title: 'Posts',
    description: 'Articles of the blog (Spec 2.23).',
    entry: postSchema,
    markdown: ['text'],
  },
  questions: {
    title: 'Questions',
    description: 'What customers ask, with answers (Spec 2.21).',
    entry: questionSchema,
    markdown: ['answer'],
  },
  people: {
    title: 'People',
    description: 'Who works at the dealer’s.',
    entry: personSchema,
    markdown: ['about'],
  },
  teams: {
    title: 'Teams',
    description: 'Teams with hours of their own (Spec 9.28).',
    entry: teamSchema,
    markdown: [],
  },
  texts: {
    title: 'Texts',
    description: 'Terms, privacy and other long texts (Spec 2.22).',
    entry: legalTextSchema,
    markdown: ['text'],
  },
  parts: {
    title: 'Parts',
    description: 'Parts and accessories (Spec 2.18).',
    entry: partSchema,
    markdown: [],
  },
  wheels: {
    title: 'Wheels of prizes',
    description:
      'A wheel that buyers spin for a prize on some days: prizes, days, terms, promoter and permits (Spec 9.20).',
    entry: wheelSchema,
    markdown: ['terms'],
  },
}

export const isCollectionName = (name: string): name is CollectionName =>
  Object.hasOwn(collections, name)
export const collectionNames: readonly CollectionName[] =
  Object.keys(collections).filter(isCollectionName)
