import { DAY_MS } from '#domain/units.ts'
import { storyNow } from '#parts/story-site.ts'

/** The moment of every page, so that it reads the same on any day: a Wednesday morning. */
export const now = new Date(storyNow)
export const timeZone = 'Australia/Brisbane'

/** The moment so many days before. */
export const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
