import type { JsonSchema } from '#pages/schema-places.ts'
import { withoutReferences } from '#pages/without-references.ts'
import { hoursSummary } from './hours-summary.ts'

/** `Rail left` of `rail-left`: a name of a file format as words. */
export function wordsOf(name: string): string {
  const words = name
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a value of a choice is called: its title, else its name as words. */
export function valueTitle(
  { titles }: { readonly titles: Readonly<Record<string, unknown>> },
  value: string,
) {
  const title = Object.hasOwn(titles, value) ? titles[value] : undefined
  return typeof title === 'string' ? title : wordsOf(value)
}

/** What a field is called: its title, else its name as words. */
export const labelOf = ({ title }: JsonSchema, name: string): string => title ?? wordsOf(name)

/**
 * A description of the docs as the workspace says it: without marks of Markdown and names of texts, and with the
 * collection of Content in place of its file.
 */
export const plainText = (description: string): string =>
  withoutReferences(description)
    .replaceAll(/ \(`\w+` of [^)]*\)/g, '')
    .replaceAll('`', '')
    .replaceAll(/\b(?:where|if) absent\b/g, 'if this is empty')
    .replaceAll(/content\/([a-z]+)\.json/g, 'Content ($1)')

const anObject = 'an object(?: of [\\w$-]+(?:, (?!found )[\\w$-]+)*)?'
const otherwiseObject = new RegExp(`${anObject} or | or ${anObject}`, 'g')
const missingObject = new RegExp(`^missing: expected ${anObject}`)
const wantedObject = new RegExp(`expected ${anObject}`)

/** A message of the check as the workspace says it: in a form what a file calls an object is fields. */
export const problemWords = (message: string): string =>
  message
    .replace(otherwiseObject, '')
    .replace(missingObject, 'missing: fill in its fields')
    .replace(wantedObject, 'expected its fields')
    .replace('expected true or false', 'expected yes or no')

/** What is said below a field: its description, where it says more than the label. */
export function hintOf({ description = '' }: JsonSchema, label: string): string {
  const text = plainText(description)
  const own = label.toLowerCase()
  return [own, `the ${own}`].includes(text.toLowerCase()) ? '' : text
}

/** A short text that names a value in a list: its first text, at most so long. */
export function summaryOf(value: unknown, most = 60): string {
  const text = hoursSummary(value) ?? firstText(value)
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(firstText).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  // The type of a part is told beside it.
  const told = Object.entries(value).filter(([name]) => name !== 'type')
  return told.map(([, member]) => firstText(member)).find((text) => text !== '') ?? ''
}
