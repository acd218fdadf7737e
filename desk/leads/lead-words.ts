import {
  Ban,
  CalendarCheck,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleMinus,
  Mail,
  MapPin,
  NotebookPen,
  Phone,
  RotateCw,
  UserRound,
} from 'lucide'
import type { LeadStage } from '#domain/enquiry/lead-stage.ts'
import type { LeadView } from '#domain/staff/lead-views.ts'
import type { IconNode } from '#ui/icon/path.ts'
import { localWhenOf, timeOf, whenOf } from '../states/saying.ts'
import type { Delivery, Lead, LeadDetail } from './lead-queries.ts'

export const stageWords: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export const stageIcons: Readonly<Record<LeadStage, IconNode>> = {
  new: CircleDot,
  contacted: Circle,
  booked: CalendarCheck,
  won: CircleCheck,
  lost: CircleMinus,
  spam: Ban,
}

/** What an empty list says of its view. */
export const noLeads: Readonly<Record<LeadView, string>> = {
  open: 'No lead is open. New ones appear here as soon as a form is sent.',
  unowned: 'Every open lead has an owner.',
  mine: 'No open lead is yours.',
  undelivered: 'Every lead was delivered.',
  all: 'No leads yet. They appear here as soon as a form is sent.',
  new: 'No lead is new.',
  contacted: 'No lead is at Contacted.',
  booked: 'No lead is at Booked.',
  won: 'No lead is won yet.',
  lost: 'No lead is lost.',
  spam: 'No lead is spam.',
}

/** A buyer without a name is called by what they wanted. */
export const nameOf = ({ name, about }: Pick<Lead, 'name' | 'about'>): string => name ?? about

/** The stage in a word or two, with the time of a booking: "Booked Thu 10.30 am". */
export function stageOf({
  stage,
  booked,
  reason,
}: Pick<Lead, 'stage' | 'booked' | 'reason'>): string {
  if (stage === 'lost' && reason !== undefined) return `Lost: ${reason}`
  if (stage !== 'booked' || booked === undefined) return stageWords[stage]
  return `Booked ${localWhenOf(booked, new Date())}`
}

const count = new Intl.NumberFormat('en-AU')

/** A number of leads: "6,669". */
export const countOf = (leads: number): string => count.format(leads)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How old something is: "22 min", "5 h"; of a day and more, when it was. */
export function ageOf(at: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - at.getTime())
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`
  return ms < DAY ? `${Math.floor(ms / HOUR)} h` : whenOf(at, now)
}

/** Whether a lead should have been answered by now. */
export const isLate = ({ answer_by: by }: Pick<Lead, 'answer_by'>, now: Date): boolean =>
  by !== undefined && new Date(by) < now

/** "Answered within 12 min", "Answered within 3 h 5 min", "Answered within 9 h": of open hours. */
export function answeredIn(minutes: number): string {
  if (minutes === 0) return 'Answered at once'
  const parts = [[Math.floor(minutes / 60), 'h'] as const, [minutes % 60, 'min'] as const]
  const said = parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : []))
  return `Answered within ${said.join(' ')}`
}

const kinds = { mail: 'E-mail', webhook: 'Webhook, signed', sms: 'SMS' } as const

/** What goes to a receiver: "E-mail (ADF)". */
export const kindOf = ({ kind, adf }: Pick<Delivery, 'kind' | 'adf'>): string =>
  adf ? `${kinds[kind]} (ADF)` : kinds[kind]

/** What a receiver answered: "503, upstream". */
export function answerOf({ outcome, status, answer }: Delivery['attempts'][number]): string {
  const words = { done: 'Accepted', refused: 'Refused', failed: 'No answer' }[outcome]
  const said = answer?.replace(/^\d{3}\s*/, '')
  return [status, said || (status === undefined || outcome === 'done' ? words : '')]
    .filter(Boolean)
    .join(', ')
}

type HistoryEvent = LeadDetail['history'][number]

export const eventIcons: Readonly<Record<HistoryEvent['kind'], IconNode>> = {
  stage: CircleDot,
  owner: UserRound,
  moved: MapPin,
  note: NotebookPen,
  call: Phone,
  reply: Mail,
  sent_again: RotateCw,
}

/** What somebody did, as a sentence without its end: "Gwen set the stage to Contacted". */
export function eventOf(event: HistoryEvent): string {
  const { by = 'Forecourt', stage = 'new', reason, owner, location } = event
  const why = reason === undefined ? '' : `: ${reason}`
  return {
    stage: `${by} set the stage to ${stageWords[stage]}${why}`,
    owner: owner === undefined ? `${by} took the owner away` : `${by} assigned it to ${owner}`,
    moved: `${by} moved it to ${location ?? 'no location'}`,
    note: `${by} wrote a note`,
    call: `${by} called`,
    reply: `${by} replied by e-mail`,
    sent_again: `${by} sent a delivery again`,
  }[event.kind]
}

/** What became of a reply: "Sent 8.41 am", "Could not be sent". */
export function sentOf({ state, attempts }: Delivery): string {
  const last = attempts.at(-1)
  if (state === 'failed') return 'It could not be sent'
  if (state === 'waiting') return attempts.length > 0 ? 'Not sent yet, trying again' : 'Being sent'
  return last ? `Sent ${timeOf(new Date(last.at))}` : 'Sent'
}

export const badIcon = CircleAlert
