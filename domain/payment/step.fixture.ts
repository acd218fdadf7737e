import { minutes } from './standing.fixture.ts'
import type { Standing } from './standing.ts'
import type { BankAnswer, NextStep } from './step.ts'

/** A title, what is stored, the last answer, minutes after the claim, and what is next. */
export type Row = readonly [string, Standing, BankAnswer | undefined, number, NextStep]

export const looked = (says: BankAnswer['says']): BankAnswer => ({ to: 'look', says })

/** Nothing is to be done until so many minutes after the claim, if ever. */
export const wait = (until?: number): NextStep => ({
  kind: 'wait',
  until: until === undefined ? undefined : minutes(until),
})
export const end = (why: NonNullable<Standing['endedWhy']>) => ({ stage: 'ended', why }) as const
export const failed = { told: 'failed', letter: 'failed' } as const

/** Five seconds, in minutes. */
export const SECONDS = 5 / 60
