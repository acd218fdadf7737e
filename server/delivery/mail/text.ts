import { cleanLines } from '#domain/clean-text.ts'
import type { Fact, LeadFacts } from '../lead-facts.ts'

const LABEL_WIDTH = 20

const lines = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => `${`${label}:`.padEnd(LABEL_WIDTH)} ${value}`).join('\n')

/** A lead as plain text: everything that the HTML of the mail has, in the same order. */
export function mailText(facts: LeadFacts, siteName: string): string {
  const { category, person, message, wishes, carFacts, origin } = facts
  const parts = [
    `${category}\n${titleOf(facts)}`,
    lines(person),
    message === undefined ? '' : cleanLines(message),
    lines(wishes),
    carFacts.length > 0 ? `The vehicle\n${lines(carFacts)}` : '',
    lines(origin),
    `${answerLine(facts)}\nSent by the website of ${siteName}.`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** What a mail is about, as its heading. */
export const titleOf = ({ car }: LeadFacts): string => car ?? 'About no vehicle in particular'

/** How to answer the person. */
export const answerLine = ({ person }: LeadFacts): string =>
  person.some(({ label }) => label === 'Email')
    ? 'Reply to this mail to answer the customer.'
    : 'The customer left no email address: please call.'
