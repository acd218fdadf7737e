import { z } from 'zod'
import { text } from '../fields.ts'
import { type FacetName, facetNames } from '../stock-query/facets.ts'
import { filterQuery } from '../stock-query/filter-query.ts'
import { spokenOrders } from '../stock-query/spoken-fields.ts'
import { defaultOrders, sortOrders } from '../stock-query/state.ts'

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

/** Default facets of a search page. Spec 2.38, 2.39. */
const defaultFilters: FacetName[] = [
  'car_type',
  'make',
  'model',
  'price',
  'weekly_price_range',
  'monthly_price_range',
  'simple_body',
  'year',
  'km',
  'simple_fuel',
  'transmission',
  'drive',
  'seats',
  'colour_family',
  'filtered_features',
  'city',
  'location_name',
]

export const searchFiltersSchema = z
  .array(z.enum(facetNames))
  .min(1)
  .refine(isDistinct, { error: 'names a filter twice' })
  .default(defaultFilters)
  .meta({
    title: 'Search filters',
    description:
      'Which filters the search shows, in order; repayments by the week or the month only where the site estimates them so.',
  })

export const sortOptionsSchema = z
  .array(z.enum(sortOrders))
  .min(1)
  .refine(isDistinct, { error: 'names a sort order twice' })
  .default([...defaultOrders])
  .meta({
    title: 'Sort options',
    description:
      'Which sort orders are offered; that by repayment only where the site estimates any (Spec 9.04).',
  })

/** `/search/toyota`, `/search/toyota/hilux`, or `/search`. */
const searchPathSchema = z
  .string()
  .regex(/^\/search(\/[^/?#\s]+){0,2}$/)
  .meta({ title: 'Path', description: 'Such as /search/toyota, /search/suv or /search.' })

export const searchTextsSchema = z
  .array(
    z.strictObject({
      path: searchPathSchema,
      heading: text('Heading', 'In place of the one that names the search.').optional(),
      description: text('Description', 'For search engines.').optional(),
      text: text('Text', 'A paragraph below the heading.').optional(),
    }),
  )
  .refine((entries) => isDistinct(entries.map(({ path }) => path)), { error: 'names a path twice' })
  .default([])
  .meta({
    title: 'Texts of searches',
    description: 'Texts for the pages of makes, models and bodies, by their path (Spec 2.17).',
  })

export const searchCategoriesSchema = z
  .array(
    z.strictObject({
      name: text('Name', 'As buyers read it, such as Family cars or Under $20,000.').max(40),
      refine: filterQuery,
    }),
  )
  .max(8)
  .refine((categories) => isDistinct(categories.map(({ name }) => name)), {
    error: 'names a category twice',
  })
  .default([])
  .meta({
    title: 'Search categories',
    description:
      'Searches with a name of their own, as links below the first screen of the home page; one that finds nothing today is left out (Spec 3.35).',
  })

export const searchWordsSchema = z
  .array(
    z
      .strictObject({
        words: z
          .array(text('Words', 'A word or phrase, such as family car.').max(40))
          .min(1)
          .max(40)
          .meta({ title: 'Words', description: 'What buyers type; any of these is meant.' }),
        name: text(
          'Name',
          'How the search says what it understood, such as Family: SUV or wagon, 5 seats or more.',
        ).max(80),
        filter: text(
          'Filter',
          'Which cars are meant (D9), such as simple_body IN [SUV, Wagon] AND seats >= 5. Beside the filters of a search it may name doors, sleeps, cab, electric_range (km), engine_cc, braked_towing (kg), fuel_consumption (L/100 km), acceleration (seconds to 100 km/h), power (kW), weekly_price and monthly_price.',
        ).optional(),
        sort: z
          .enum(spokenOrders)
          .optional()
          .meta({ title: 'Order', description: 'Which cars come first.' }),
      })
      .refine(({ filter, sort }) => filter !== undefined || sort === undefined, {
        path: ['sort'],
        error:
          'expected a `filter` with it; for all cars that state a figure, such as `power EXISTS`',
      }),
  )
  .max(30)
  .default([])
  .meta({
    title: 'Words of buyers',
    description:
      'What some words mean in the keyword field (D10). An entry replaces the usual meaning of its words, such as family, first car, cheap to run, fastest or low payments; without a filter they are searched for as letters. Of several entries for a word the first counts that a car in stock meets.',
  })

export const replaceLargeCountsSchema = z.boolean().default(false).meta({
  title: 'Replace large counts',
  description:
    "Counts above 1999 show as stockCount or, without it, as the sum of a filter's counts (Spec 9.03); off shows exact counts.",
})

export const stockFilterSchema = text(
  'Stock filter',
  'Which cars this site shows (D9), such as price > 0 AND NOT (car_type = demo AND km > 3000); price is the one that the card shows.',
)
