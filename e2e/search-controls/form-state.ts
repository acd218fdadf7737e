import type { Page } from 'playwright-core'
import { partsOf, type Shown, shownOn } from './found.ts'

/** What a search page shows, with its title and what its form would send. */
export interface State extends Omit<Shown, 'focus'> {
  readonly title: string
  /** The names and values of its form, as its address has them; in alphabetical order. */
  readonly form: readonly string[]
}

export async function stateOf(page: Page): Promise<State> {
  const { focus: _, ...shown } = await shownOn(page)
  const fields = await page.evaluate(() => {
    const form = document.querySelector('form[data-live]')
    return form instanceof HTMLFormElement
      ? [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
      : []
  })
  return { ...shown, title: await page.title(), form: formParts(fields) }
}

/** Empty fields and the usual order are left out; the ends of a range are one value. */
function formParts(fields: readonly (readonly [name: string, value: string])[]): string[] {
  const values = new Map(fields)
  const parts = fields.flatMap(([name, value]) => {
    const [facet = '', end] = name.split('.')
    if (end === undefined) return value && value !== 'relevance' ? [`${name}=${value}`] : []
    const range = `${values.get(`${facet}.min`)}:${values.get(`${facet}.max`)}`
    return range === ':' || end === 'max' ? [] : [`${facet}=${range}`]
  })
  return parts.sort()
}

/** What the form has to hold: all of the search but the number of its page. */
export const formFor = (search: string): string[] =>
  partsOf(search).filter((part) => !part.startsWith('page='))
