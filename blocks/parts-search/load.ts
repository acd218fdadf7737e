import type { Part } from '#domain/content/entries.ts'
import { findParts, type PartChoice, partChoices } from '#domain/part/find-parts.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** Parts on a page of the list: full rows of two, three and four. Spec 2.18. */
const PARTS_A_PAGE = 24
/** Parts on the page of a make. */
const FEW_PARTS = 6

/** The parts that were found, and what else can be chosen. */
export interface PartsData {
  readonly parts: readonly Part[]
  readonly count: number
  readonly page: number
  readonly pages: number
  /** What was typed and chosen, by parameter; only what is not empty. */
  readonly chosen: Readonly<Partial<Record<PartParameter, string>>>
  readonly choices: Readonly<Record<'kinds' | 'makes' | 'models', readonly PartChoice[]>>
  /** The make that the page is about. */
  readonly make?: string
}

export type PartParameter = 'part' | 'kind' | 'brand' | 'fits'

const load: Load<typeof block, PartsData> = ({ manufacturer, parameters, search, ports }) => {
  const { parts } = ports.content
  if (manufacturer) {
    const { name } = manufacturer
    const own = parts.filter(({ manufacturer_name }) => manufacturer_name === name)
    return {
      parts: own.slice(0, FEW_PARTS),
      count: own.length,
      page: 1,
      pages: 1,
      chosen: {},
      choices: { kinds: [], makes: [], models: [] },
      make: name,
    }
  }
  const { part: words, kind, brand: make, fits: model } = parameters
  const found = findParts(parts, { words, kind, make, model })
  const pages = Math.max(1, Math.ceil(found.length / PARTS_A_PAGE))
  const page = Math.min(search.state.page, pages)
  return {
    parts: found.slice((page - 1) * PARTS_A_PAGE, page * PARTS_A_PAGE),
    count: found.length,
    page,
    pages,
    chosen: parameters,
    choices: partChoices(parts, make),
  }
}
export default load
