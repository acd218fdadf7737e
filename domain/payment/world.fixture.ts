import type { BankState } from './attempt-state.ts'
import { release } from './decision.ts'
import { nextStep } from './next-step.ts'
import { changed, claimed, minutes } from './standing.fixture.ts'
import type { Change, Standing } from './standing.ts'
import type { BankCall } from './step.ts'

/**
 * One attempt in all orders of its messages. Each of them (a begin that is answered, two webhooks, the buyer's return,
 * the answer to a capture, the end of a time) does no more than have a worker look; so two workers that may look at
 * any moment, whose answers may come late, in any order or never, are every order of messages that are lost, doubled
 * or late. Every state that these lead to is visited once.
 */
export interface World {
  readonly at: number
  readonly bank: BankState
  readonly stored: Standing
  readonly workers: readonly Worker[]
  readonly letters: readonly string[]
  /** What the ledger has. */
  readonly entered: readonly ('capture' | 'refund')[]
  /** What happens once at most. */
  readonly left: readonly Once[]
}
type Once = 'begin' | 'pay' | 'decline' | 'release' | 'another'

/** What can happen: a worker looks, has its answer or none, or is killed; time passes; or what happens once. */
export type Move =
  | Once
  | 'look'
  | 'later'
  | { readonly worker: number; readonly has: 'answer' | 'no answer' | 'end' }

/** Who has asked the bank: what it knew then, and what the bank has done. */
export interface Worker {
  readonly standing: Standing
  /** Nothing was stored since. */
  readonly isFresh: boolean
  readonly call: BankCall
  readonly says: BankState
}

const HOURS = 60
/** Around each moment that the rule knows of, minutes after the claim; the last is when all is long over. */
const moments = [0, 10, 11, 43 * HOURS, 49 * HOURS]
/** An answer that takes longer is none. */
const LONGEST_ANSWER = 1
/** Before anything happened. */
export const first: World = {
  at: 0,
  bank: 'none',
  stored: claimed,
  workers: [],
  letters: [],
  entered: [],
  left: ['begin', 'pay', 'decline', 'release', 'another'],
}

export const timeOf = (world: World): Date => minutes(moments[world.at] ?? 0)
const now = timeOf

/** What a call does at the bank. */
function acted(bank: BankState, call: BankCall): BankState {
  if (call === 'capture' && bank === 'authorised') return 'captured'
  if (call === 'cancel' && (bank === 'authorised' || bank === 'open')) return 'cancelled'
  if (call === 'refund' && bank === 'captured') return 'refunded'
  return bank
}

function stored(world: World, change: Change): World {
  const { attempt, letter } = change
  const paid = attempt === 'captured' ? (['capture'] as const) : []
  const back = attempt === 'refunded' ? (['capture', 'refund'] as const) : []
  return {
    ...world,
    stored: changed(world.stored, change, now(world)),
    workers: world.workers.map((worker) => ({ ...worker, isFresh: false })),
    letters: letter ? [...world.letters, letter] : world.letters,
    entered: [...new Set([...world.entered, ...paid, ...back])],
  }
}

/** A worker goes on from an answer until it asks again or has nothing to do. */
export function wentOn(
  world: World,
  standing: Standing,
  isFresh: boolean,
  answer: Parameters<typeof nextStep>[1],
): World {
  const step = nextStep(standing, answer, now(world))
  if (step.kind === 'wait') return world
  if (step.kind === 'ask') {
    const bank = acted(world.bank, step.call)
    const worker = { standing, isFresh, call: step.call, says: bank }
    return { ...world, bank, workers: [...world.workers, worker] }
  }
  // Compare and set: who comes too late begins again.
  if (!isFresh) return looking(world)
  const after = stored(world, step.change)
  return wentOn(after, after.stored, true, answer)
}

export const looking = (world: World) => wentOn(world, world.stored, true, undefined)

function later(world: World): World {
  const at = world.at + 1
  const pause = (moments[at] ?? 0) - (moments[world.at] ?? 0)
  // Whose answer is out of time asks again as a new worker.
  return { ...world, at, workers: pause > LONGEST_ANSWER ? [] : world.workers }
}

/** Everything that can happen next. */
export function next(world: World): { readonly move: Move; readonly world: World }[] {
  const { workers, left, bank, stored: of } = world
  const once = (what: Once, when: boolean, does: (world: World) => World) =>
    when && left.includes(what)
      ? [{ move: what, world: does({ ...world, left: left.filter((each) => each !== what) }) }]
      : []
  const setBank = (to: BankState) => (after: World) => ({ ...after, bank: to })
  return [
    ...(workers.length < 2 ? [{ move: 'look' as const, world: looking(world) }] : []),
    ...workers.flatMap(({ standing, isFresh, call, says }, n) => {
      const rest = { ...world, workers: workers.filter((_, place) => place !== n) }
      return [
        {
          move: { worker: n, has: 'answer' as const },
          world: wentOn(rest, standing, isFresh, { to: call, says }),
        },
        {
          move: { worker: n, has: 'no answer' as const },
          world: wentOn(rest, standing, isFresh, { to: call, says: 'no_answer' }),
        },
        { move: { worker: n, has: 'end' as const }, world: rest },
      ]
    }),
    // A process that begins late is dead by the time that the rule waits for it.
    ...once('begin', bank === 'none' && world.at < 3, setBank('open')),
    ...once('pay', bank === 'open', setBank('authorised')),
    ...once('decline', bank === 'open', setBank('declined')),
    ...once('release', true, (after) => {
      const decision = release(of, 'buyer', now(after))
      return typeof decision === 'string' ? after : stored(after, decision)
    }),
    ...once('another', of.stage === 'claimed' && world.at >= 1, (after) =>
      stored(after, { hold: { stage: 'ended', why: 'timed_out' } }),
    ),
    ...(world.at < moments.length - 1 ? [{ move: 'later' as const, world: later(world) }] : []),
  ]
}
