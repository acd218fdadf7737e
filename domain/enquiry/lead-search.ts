import type { Country } from '../contact/country.ts'
import { readPhone } from '../contact/phone.ts'
import type { EnquiryLead } from './enquiry-lead.ts'

/** Letters without marks, in lower case: "Zoë" is found by "zoe". */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** What a lead is found by, as one text: name, company, address, number, car, stock number, registration and id. */
export function leadSearchText(
  id: string,
  { name, company, email, phone, stock_number, Rego, ...body }: Partial<EnquiryLead>,
): string {
  const known = [name, company, email, phone?.replace('+', ''), body['Vehicle Make']]
  const more = [body['Vehicle Model'], body.car_id, stock_number, Rego, id]
  return folded([...known, ...more].filter((part) => part !== undefined).join(' '))
}

/** Words that a search text has to contain: of each, one of its spellings. */
export type SearchTerms = readonly (readonly string[])[]

const MOST_TERMS = 8

/**
 * What a person typed, as terms for `leadSearchText`. A phone number is one in any spelling that `readPhone` knows; part
 * of one is found without its leading 0.
 */
export function leadSearchTerms(typed: string, country: Country): SearchTerms {
  const number = readPhone(typed, country)
  if (number.valid) return [[number.value.e164.slice(1)]]
  const words = folded(typed)
    .split(/[\s,;()"“”]+/)
    .map((word) => word.replace(/^\++/, ''))
    .filter((word) => word !== '')
  return words
    .slice(0, MOST_TERMS)
    .map((word) => (/^0+\d+$/.test(word) ? [word, word.replace(/^0+/, '')] : [word]))
}
