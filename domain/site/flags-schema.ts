import { z } from 'zod'
import { type Flag, type FlagName, flagNames, flags } from './flags.ts'
import { plannedFlagNames } from './planned.ts'

const switchOf = ({ title, description, default: preset }: Flag) =>
  z.boolean().default(preset).meta({ title, description })

type FlagShape = { readonly [Name in FlagName]: ReturnType<typeof switchOf> }

/** The site's switches: every name known, absent means the declared default. */
export const flagsSchema = z
  .strictObject(
    Object.fromEntries(flagNames.map((name) => [name, switchOf(flags[name])])) as FlagShape,
  )
  .prefault({})
  .meta({
    title: 'Features',
    description: 'Switches features on or off; absent means the default.',
  })

/**
 * A reference to one flag. One to come may be named too, since older files do: editors do not offer it,
 * and what asks for it is not shown.
 */
export const flagNameSchema = z.enum([...flagNames, ...plannedFlagNames]).meta({
  title: 'Feature',
  description: 'Shown only where this feature is switched on.',
  enum: [...flagNames],
})
