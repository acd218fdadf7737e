import { z } from 'zod'
import { leavingCars } from '../car/kinds.ts'
import { LEFT_CARS_KEPT_DAYS, NEW_ARRIVAL_DAYS, SOLD_LISTED_DAYS } from '../car/thresholds.ts'
import { slug, text, whole } from '../fields.ts'
import { locationSchema } from '../location/location.ts'
import { DEFAULT_DEPOSIT_DOLLARS } from '../reservation/thresholds.ts'
import { MINIMUM_REVIEW_RATING, STARS } from '../review/thresholds.ts'
import {
  CACHED_RESULTS_CONFIGURABLE_TO,
  MAX_CACHED_RESULTS,
  MIN_CACHED_RESULTS,
} from '../stock-query/thresholds.ts'
import { checkoutSchema } from './checkout-settings.ts'
import { contactSchema, dealershipSchema, legalSchema, logoSchema } from './dealer.ts'
import { deliverySchema } from './delivery.ts'
import { financeSchema } from './finance.ts'
import { flagsSchema } from './flags-schema.ts'
import { formSettingsSchema } from './forms.ts'
import { siteLookSchema } from './look.ts'
import { footerSchema, menuSchema } from './menu.ts'
import { paymentsSchema } from './payment-settings.ts'
import { postcodePlacesSchema } from './postcode-places.ts'
import {
  replaceLargeCountsSchema,
  searchCategoriesSchema,
  searchFiltersSchema,
  searchTextsSchema,
  searchWordsSchema,
  sortOptionsSchema,
  stockFilterSchema,
} from './search-settings.ts'
import { siteThemeSchema } from './theme.ts'
import { trackingSchema } from './tracking.ts'
import { tradeInSchema } from './trade-in-settings.ts'
import { wordingSchema } from './wording.ts'

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** A name as in the Host header: small letters, without port. */
const hostSchema = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)
  .meta({ title: 'Host', description: 'Such as www.example.com, without port.' })

const identity = {
  slug: slug('Slug', "The tenant's name: that of its folder (D1)."),
  name: text('Name', 'As visitors read it.'),
  legalName: text('Legal name', 'The company behind the site; the name where absent.').optional(),
  hosts: z.array(hostSchema).default([]).meta({
    title: 'Hosts',
    description:
      "Host names that this site answers (D1). The first is the site's address: search engines are given it, and the others lead there.",
  }),
  template: slug('Template', 'A folder of tenants/_templates (D2).'),
  group: slug(
    'Group',
    'A folder of tenants/_groups, whose content this site has unless it brings its own (D2).',
  ).optional(),
}

const region = {
  locale: z
    .enum(['en-AU', 'en-NZ', 'en-US'])
    .default('en-AU')
    .meta({ title: 'Locale', description: 'Language and formats (Spec 1.11).' }),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'expected a time zone such as Australia/Brisbane' })
    .default('Australia/Brisbane')
    .meta({ title: 'Time zone', description: 'Promotions begin and end by it (D5).' }),
}

/** Business constants that a dealer may change. */
const constantsSchema = z
  .strictObject({
    newTagDays: whole(0, 90, {
      title: 'New-arrival days',
      description: 'How long a car counts as a new arrival (Spec 4.03).',
    }).default(NEW_ARRIVAL_DAYS),
    soldListedDays: whole(0, 90, {
      title: 'Sold days',
      description: 'How long a sold car stays listed (Spec 4.01).',
    }).default(SOLD_LISTED_DAYS),
    reserveDeposit: whole(0, 10_000, {
      title: 'Deposit',
      description: 'To reserve a car, whole dollars; 0 hides the button (Spec 9.19).',
    }).default(DEFAULT_DEPOSIT_DOLLARS),
    minimumReviewRating: whole(0, STARS, {
      title: 'Least rating',
      description: 'Reviews show from this rating on, stars (Spec 9.22).',
    }).default(MINIMUM_REVIEW_RATING),
    cachedResults: whole(MIN_CACHED_RESULTS, CACHED_RESULTS_CONFIGURABLE_TO, {
      title: 'Cached results',
      description:
        'How many answers of the search a browser keeps for a minute, to show them again at once (Spec 9.02).',
    }).default(MAX_CACHED_RESULTS),
  })
  .prefault({})
  .meta({ title: 'Constants', description: 'Numbers that a dealer may change.' })

/** A dealer's site: `tenants/<slug>/site.json`. Spec 1.11, 3.35. */
export const siteSchema = z
  .strictObject({
    $schema: z.string().optional().meta({ title: 'Schema', description: 'For the editor.' }),
    ...identity,
    ...region,
    logo: logoSchema.optional(),
    theme: siteThemeSchema,
    look: siteLookSchema,
    manufacturer: text(
      'Make',
      'Whose certified used cars carry the badge: that of a site of one make, or of its programme (Spec 3.35, 5.38).',
    ).optional(),
    locations: z
      .array(locationSchema)
      .default([])
      .meta({ title: 'Locations', description: 'Yards, workshops and counters (Spec 3.25).' }),
    dealerships: z.array(dealershipSchema).default([]).meta({
      title: 'Dealerships',
      description:
        'The dealerships of a group, by which cars are filtered; each location names its own as dealership_id. Without them every location is a dealership (Spec 3.33).',
    }),
    whenCarLeavesFeed: z.enum(leavingCars).default('withdrawn').meta({
      title: 'Cars that leave their feed',
      description:
        'What a car becomes that its feed no longer has: withdrawn (its page says so and shows similar cars) or sold (listed for the sold days, D35).',
    }),
    leftCarsKeptDays: whole(30, 3650, {
      title: 'Days that cars which left are kept',
      description:
        'How long a car that left its feed is kept, with its page; an import after that deletes it, and its address is unknown. Until then a car that comes back is the same one (D13, D35).',
    }).default(LEFT_CARS_KEPT_DAYS),
    contact: contactSchema,
    delivery: deliverySchema,
    menu: menuSchema,
    footer: footerSchema,
    legal: legalSchema,
    flags: flagsSchema,
    tracking: trackingSchema,
    finance: financeSchema.optional(),
    forms: formSettingsSchema,
    tradeIn: tradeInSchema,
    checkout: checkoutSchema,
    payments: paymentsSchema,
    stockFilter: stockFilterSchema.optional(),
    stockCount: whole(0, 10_000_000, {
      title: 'Stock count',
      description: 'Shown in place of counts above 1999 if replaceLargeCounts is on (Spec 9.03).',
    }).optional(),
    replaceLargeCounts: replaceLargeCountsSchema,
    sortOptions: sortOptionsSchema,
    searchFilters: searchFiltersSchema,
    searchCategories: searchCategoriesSchema,
    searchTexts: searchTextsSchema,
    searchWords: searchWordsSchema,
    postcodePlaces: postcodePlacesSchema,
    overrideCity: text('City', 'City shown for every car (Spec 3.35).').optional(),
    wording: wordingSchema,
    constants: constantsSchema,
  })
  .meta({ title: 'Site', description: "A dealer's site." })

/** A parsed site file: all defaults applied. */
export type Site = z.output<typeof siteSchema>
