import type { LeadContext } from '../lead-context.ts'
import { leadFacts } from '../lead-facts.ts'
import { headerText } from '../mail/subject.ts'

/** Two parts of a message, since letters outside of GSM 7 bit halve what one part holds. */
const MAX_CHARACTERS = 134

/** A lead as an SMS to the dealer: what, about which car, who, and which number to call. D28. */
export function smsText(context: LeadContext): string {
  const { category, car, person } = leadFacts(context)
  const fact = (label: string) => person.find((each) => each.label === label)?.value
  const about = car === undefined ? category : `${category}, ${car}`
  const who = [fact('Name'), fact('Phone') ?? fact('Email')].filter(Boolean).join(', ')
  return headerText(`${about}. ${who}`, MAX_CHARACTERS)
}
