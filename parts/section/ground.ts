import { z } from 'zod'

/** The grounds of a section: that of the page, a quiet one, and two loud ones. */
const grounds = ['plain', 'tint', 'flood', 'dark'] as const
export type Ground = (typeof grounds)[number]

/** The prop of a block that chooses its ground. */
export const groundProp = z.enum(grounds).default('plain').meta({
  title: 'Ground',
  format: 'ground',
  description:
    "The background over the page's whole width; at most one flood and one dark on a page.",
})
