/** How far a dealer is with a lead, in the order of work. WORKSPACE 6. */
export const leadStages = ['new', 'contacted', 'booked', 'won', 'lost', 'spam'] as const
export type LeadStage = (typeof leadStages)[number]

/** Those with which somebody still has to do something. */
export const openStages = ['new', 'contacted', 'booked'] as const satisfies readonly LeadStage[]

const open: ReadonlySet<string> = new Set(openStages)
export const isLeadStage = (name: string): name is LeadStage =>
  leadStages.some((stage) => stage === name)

export const isOpenStage = (stage: LeadStage): boolean => open.has(stage)

/** The stages that say that the buyer was answered. */
const answered: ReadonlySet<LeadStage> = new Set(['contacted', 'booked', 'won'])

/** A reason is of a lost lead alone. */
export const takesReason = (stage: LeadStage): boolean => stage === 'lost'

/** How far a lead is, and when its buyer was first answered (ISO text). */
export interface AnswerState {
  readonly stage: LeadStage
  readonly firstAnswerAt: string | undefined
}

/** The state after an answer at `now`: a call, or a reply. A new lead is then contacted. */
export const afterAnswer = ({ stage, firstAnswerAt }: AnswerState, now: string): AnswerState => ({
  stage: stage === 'new' ? 'contacted' : stage,
  firstAnswerAt: firstAnswerAt ?? now,
})

/**
 * When a buyer was first answered, once a person sets the stage at `now`: a stage that says so counts as an
 * answer. Back at `new` only `answers` count, times of calls and replies, so that a slip is taken back whole.
 */
export function firstAnswerAfter(
  { firstAnswerAt }: AnswerState,
  stage: LeadStage,
  { now, answers }: { readonly now: string; readonly answers: readonly string[] },
): string | undefined {
  if (stage === 'new') return answers.toSorted()[0]
  return firstAnswerAt ?? (answered.has(stage) ? now : undefined)
}
