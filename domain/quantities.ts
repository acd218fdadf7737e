import { z } from 'zod'
import { ADDRESS } from './link.ts'
import { MAX_LETTERS } from './units.ts'

/** Non-empty text, see `absence.ts` (Spec 5.35). */
export const text = (description: string) => z.string().trim().min(1).describe(description)

/** Whole dollars (D6). */
export const money = (description: string) =>
  z.int().nonnegative().describe(`${description}, whole dollars`)

/** A whole number of things or units; the description names the unit. */
export const whole = (description: string) => z.int().nonnegative().describe(description)

/** A measured amount; the description names the unit. */
export const amount = (description: string) => z.number().nonnegative().describe(description)

/** A timestamp, ISO 8601 in UTC: `2026-03-01T09:30:00.000Z`. */
export const timestamp = (description: string) =>
  z.iso.datetime().describe(`${description}, ISO 8601 in UTC`)

/** A calendar day without time zone: `2026-03-31`. */
export const day = (description: string) => z.iso.date().describe(`${description}, YYYY-MM-DD`)

/** A month, as build and compliance plates state it: `2024-07`. */
export const month = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected a month as YYYY-MM')
    .describe(`${description}, YYYY-MM`)

/** An address of a picture or document: absolute, or a path on the same site. */
export const url = (description: string) =>
  z
    .string()
    .regex(ADDRESS.pattern, `expected ${ADDRESS.words}`)
    .meta({ description, format: 'link' })

/** An address of a picture: absolute, or a path on the same site. */
export const pictureUrl = (description: string) => url(description).meta({ format: 'picture' })

/**
 * A long text in Markdown: paragraphs, ## and ### headings, lists, links, tables, quotes, pictures of the
 * site. A content file may name a file beside it instead, `{ "file": "warranty.md" }`.
 */
export const markdownText = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(MAX_LETTERS)
    .meta({ description: `${description}, in Markdown`, markdown: true })
