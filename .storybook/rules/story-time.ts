import { DAY_MS } from '#domain/units.ts'
import { storyNow } from '#parts/story-site.ts'

/** The current time of every page, fixed so that its text is the same on any day. */
export const now = new Date(storyNow)
export const timeZone = 'Australia/Brisbane'

/** The time `days` before `now`. */
export const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
