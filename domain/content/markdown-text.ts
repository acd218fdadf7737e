import { z } from 'zod'

/** A text of at most this many letters: twice the longest post that was tried. */
const MAX_LETTERS = 200_000

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
