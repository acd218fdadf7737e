import { z } from 'zod'
import { placeholdersOf } from '../fill-placeholders.ts'
import { baseWords, type WordName, wordNames } from './interface-texts.ts'

/** One text that a site overrides; it may use the placeholders of the text it replaces. */
function overrideOf(name: WordName) {
  const base = baseWords[name]
  const known = placeholdersOf(base)
  const hasKnownOnly = (text: string) => placeholdersOf(text).every((used) => known.includes(used))
  const choice = known.length > 0 ? `only ${known.map((word) => `{${word}}`).join(', ')}` : 'none'
  return z
    .string()
    .min(1)
    .refine(hasKnownOnly, { error: `of names in braces this text may use ${choice}` })
    .optional()
    .meta({ title: base, description: `In place of “${base}”.` })
}

type Override = ReturnType<typeof overrideOf>

/** A site's own texts; known names only (Spec 1.11). */
export const wordingSchema = z
  .strictObject(
    Object.fromEntries(wordNames.map((name) => [name, overrideOf(name)])) as Record<
      WordName,
      Override
    >,
  )
  .prefault({})
  .meta({ title: 'Wording', description: 'Texts that this site overrides.' })
export type Wording = z.infer<typeof wordingSchema>
