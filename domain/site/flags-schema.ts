import { z } from 'zod'
import { type Flag, type FlagName, flagNames, flags } from './flags.ts'

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
  .refine(({ onlinePurchase, reserveOnline }) => !onlinePurchase || reserveOnline, {
    path: ['onlinePurchase'],
    error: 'expected `reserveOnline` to be on with it: a purchase begins with its deposit',
  })
  .prefault({})
  .meta({
    title: 'Features',
    description: 'Switches features on or off; absent means the default.',
  })

/** A reference to one flag. */
export const flagNameSchema = z.enum(flagNames).meta({
  title: 'Feature',
  description: 'Shown only where this feature is switched on.',
})
