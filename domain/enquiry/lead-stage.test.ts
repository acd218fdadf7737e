import { expect, test } from 'vitest'
import {
  afterAnswer,
  firstAnswerAfter,
  isOpenStage,
  leadStages,
  takesReason,
} from './lead-stage.ts'

const [early, now] = ['2026-11-23T02:00:00.000Z', '2026-11-23T03:00:00.000Z']
const unanswered = { stage: 'new', firstAnswerAt: undefined } as const

test('a new lead that is answered is contacted, and the first answer stays the first (Spec 6.03)', () => {
  const answered = { stage: 'contacted', firstAnswerAt: early }
  expect(afterAnswer(unanswered, early)).toEqual(answered)
  const booked = { stage: 'booked', firstAnswerAt: early } as const
  expect(afterAnswer(booked, now)).toEqual(booked)
})

test.each([
  ['contacted', now],
  ['booked', now],
  ['won', now],
  ['lost', undefined],
  ['spam', undefined],
] as const)('a lead that is set to %s was answered at %s (Spec 6.03)', (stage, at) => {
  expect(firstAnswerAfter(unanswered, stage, { now, answers: [] })).toBe(at)
  const earlier = { stage: 'contacted', firstAnswerAt: early } as const
  expect(firstAnswerAfter(earlier, stage, { now, answers: [] })).toBe(early)
})

test('a lead that is set back to new was answered by calls and replies alone (Spec 6.03)', () => {
  const contacted = { stage: 'contacted', firstAnswerAt: early } as const
  expect(firstAnswerAfter(contacted, 'new', { now, answers: [] })).toBeUndefined()
  expect(firstAnswerAfter(contacted, 'new', { now, answers: [now, early] })).toBe(early)
})

test('three stages are open, and one has a reason (Spec 6.03)', () => {
  expect(leadStages.filter(isOpenStage)).toEqual(['new', 'contacted', 'booked'])
  expect(leadStages.filter(takesReason)).toEqual(['lost'])
})
