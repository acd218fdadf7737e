import { fixtureNow } from '#blocks/fixtures.ts'

const dayMs = 86_400_000

/** The moment of every page, so that it reads the same on any day: a Wednesday morning. */
export const now = new Date(fixtureNow)
export const timeZone = 'Australia/Brisbane'

/** The moment so many days before. */
export const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs)
