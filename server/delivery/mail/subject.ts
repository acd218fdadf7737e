import { cleanLine } from '#domain/clean-text.ts'
import type { LeadFacts } from '../lead-facts.ts'

const MAX_CHARACTERS = 120

// Marks that turn or hide what follows, of leads from before texts were cleaned.
const UNSEEN = /[\p{Cf}\p{Cn}\p{Co}]/gu

/** A text for a header: one line, at most `most` characters, without what no reader sees. */
export function headerText(text: string, most = MAX_CHARACTERS): string {
  const characters = [...cleanLine(text).replace(UNSEEN, '')]
  return characters.length > most
    ? `${characters.slice(0, most - 1).join('')}…`
    : characters.join('')
}

/** `Used Vehicle Enquiry: 2021 Toyota Hilux SR5 (U1042), Sam Lee`. */
export function subjectOf({ category, car, carFacts, person }: LeadFacts): string {
  const stock = carFacts.find(({ label }) => label === 'Stock number')?.value
  const name = person.find(({ label }) => label === 'Name')?.value
  const about = car && (stock === undefined ? car : `${car} (${stock})`)
  const rest = [about, name].filter(Boolean).join(', ')
  return headerText(rest === '' ? category : `${category}: ${rest}`)
}
