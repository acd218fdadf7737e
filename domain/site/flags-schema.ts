import { z } from 'zod'
import { type Flag, type FlagName, flagNames, flags } from './flags.ts'
import { plannedFlagNames } from './planned.ts'

const switchOf = ({ title, description, default: preset }: Flag) =>
  z.boolean().default(preset).meta({ title, description })

type FlagShape = { readonly [Name in FlagName]: ReturnType<typeof switchOf> }

/** The site's flags: known names only; an absent one has its declared default. */
export const flagsSchema = z
  .strictObject(
    Object.fromEntries(flagNames.map((name) => [name, switchOf(flags[name])])) as FlagShape,
  )
  .refine(({ garage, favourites, watchlist }) => !garage || favourites || watchlist, {
    path: ['garage'],
    error: 'expected `favourites` or `watchlist` to be on with it, found neither',
  })
  .prefault({})
  .meta({
    title: 'Features',
    description: 'Switches features on or off; absent means the default.',
  })

/**
 * A reference to one flag. A planned one is accepted too, since older files have some: editors do not
 * offer it, and what depends on it is not shown.
 */
export const flagNameSchema = z.enum([...flagNames, ...plannedFlagNames]).meta({
  title: 'Feature',
  description: 'Shown only where this feature is switched on.',
  enum: [...flagNames],
})
