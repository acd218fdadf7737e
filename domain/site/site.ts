import { z } from 'zod'
import { countries } from '../contact/country.ts'
import { locationSchema } from '../location/location.ts'
import { buyingTeamHoursSchema } from '../location/opening-hours.ts'
import { DEFAULT_DEPOSIT_DOLLARS } from '../reservation/thresholds.ts'
import { MINIMUM_REVIEW_RATING } from '../review/thresholds.ts'
import { contactSchema, dealershipSchema, legalSchema, logoSchema } from './dealer.ts'
import { slug, text, whole } from './fields.ts'
import { financeSchema } from './finance.ts'
import { flagsSchema } from './flags.ts'
import { footerSchema, menuSchema } from './menu.ts'
import {
  replaceLargeCountsSchema,
  searchFiltersSchema,
  sortOptionsSchema,
  stockFilterSchema,
} from './search-settings.ts'
import { siteThemeSchema } from './theme.ts'
import { wordingSchema } from './wording.ts'

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** A name as the Host header brings it: small letters, without port. */
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
    .meta({ title: 'Time zone', description: 'In which promotions begin and end (D5).' }),
  currency: z
    .enum(['AUD', 'NZD', 'USD'])
    .default('AUD')
    .meta({ title: 'Currency', description: 'Of all prices.' }),
  country: z
    .enum(countries)
    .default('AU')
    .meta({ title: 'Country', description: 'Where the dealer is.' }),
  state: slug('State', 'State of the dealer, in small letters (Spec 9.23).').default('qld'),
}

/** Numbers of the trade that a dealer may change. */
const constantsSchema = z
  .strictObject({
    newTagDays: whole(0, 90, {
      title: 'New-arrival days',
      description: 'How long a car counts as a new arrival (Spec 4.03).',
    }).default(8),
    soldListedDays: whole(0, 90, {
      title: 'Sold days',
      description: 'How long a sold car stays listed (Spec 4.01).',
    }).default(3),
    reserveDeposit: whole(0, 10_000, {
      title: 'Deposit',
      description: 'To reserve a car, whole dollars; 0 hides the button (Spec 9.19).',
    }).default(DEFAULT_DEPOSIT_DOLLARS),
    minimumReviewRating: whole(1, 5, {
      title: 'Least rating',
      description: 'Reviews below it are not shown (Spec 9.22).',
    }).default(MINIMUM_REVIEW_RATING),
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
    manufacturer: text('Make', 'The one make of a single-brand site.').optional(),
    dealerships: z
      .array(dealershipSchema)
      .default([])
      .meta({ title: 'Dealerships', description: 'The dealerships of this site (Spec 3.33).' }),
    locations: z
      .array(locationSchema)
      .default([])
      .meta({ title: 'Locations', description: 'Yards, workshops and counters (Spec 3.25).' }),
    contact: contactSchema,
    buyingTeamHours: buyingTeamHoursSchema,
    menu: menuSchema,
    footer: footerSchema,
    legal: legalSchema,
    flags: flagsSchema,
    finance: financeSchema.optional(),
    stockFilter: stockFilterSchema.optional(),
    stockCount: whole(0, 10_000_000, {
      title: 'Stock count',
      description: 'Shown in place of counts above 1999 if replaceLargeCounts is on (Spec 9.03).',
    }).optional(),
    replaceLargeCounts: replaceLargeCountsSchema,
    sortOptions: sortOptionsSchema,
    searchFilters: searchFiltersSchema,
    searchCategories: z
      .array(text('Category', 'A search category.'))
      .default([])
      .meta({ title: 'Search categories', description: 'Categories of the search (Spec 3.35).' }),
    overrideCity: text('City', 'City shown for every car (Spec 3.35).').optional(),
    wording: wordingSchema,
    constants: constantsSchema,
  })
  .meta({ title: 'Site', description: "A dealer's site." })

/** A site's file as read: all defaults applied. */
export type Site = z.output<typeof siteSchema>
