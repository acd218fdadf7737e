import type { PageFinding } from '#domain/staff/check-calls.ts'
import { facetOf, type TermFacet, termFacets } from '#domain/stock-query/facets.ts'
import { impossibleValues } from '#domain/stock-query/impossible-values.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { hint } from '#pages/near-miss.ts'
import type { PageNode } from '#pages/resolved-page.ts'
import { eachBlock } from '#pages/tree.ts'
import { jsonSchemaOf, schemaAt } from '#pages/zod-json-schema.ts'
import type { StockSearch } from '../search/stock-search-port.ts'

type Stock = Pick<StockSearch, 'search'>

/** Lists of cars whose filters find none today, unless the file's check says so: they are not shown. Spec 2.15, 6.04. */
export const searchFindings = (blocks: readonly PageNode[], stock: Stock): PageFinding[] =>
  Array.from(eachBlock(blocks)).flatMap(({ id, block, props }) => {
    const schema = jsonSchemaOf(block.props)
    return Object.entries(props).flatMap(([name, given]): PageFinding[] => {
      const isSearch = schemaAt(schema, [name], props)?.format === 'search'
      if (!isSearch || typeof given !== 'string' || given === '') return []
      const message = faultOf(given, stock)
      return message === undefined
        ? []
        : [{ check: 'cars', level: 'warning', path: [], block: id, message }]
    })
  })

function faultOf(query: string, stock: Stock): string | undefined {
  const state = searchStateOf(query)
  if (impossibleValues(query).length > 0) return undefined
  if (stock.search({ state, hitsPerPage: 1 }).count > 0) return undefined
  const { facets } = stock.search({ state: searchStateOf(''), hitsPerPage: 1 })
  const valuesOf = (name: TermFacet) => Object.keys(facets[name] ?? {})
  for (const name of termFacets)
    for (const value of state.terms[name] ?? [])
      if (!valuesOf(name).includes(value))
        return `no car has the ${facetOf(name).title.toLowerCase()} "${value}", so that ${query} finds none${nearest(name, value, valuesOf)}`
  return `${query} finds no car today`
}

/** The value under the name of another filter, or one that is written much like it. */
function nearest(
  name: TermFacet,
  value: string,
  valuesOf: (name: TermFacet) => readonly string[],
): string {
  const isSame = (other: string) => other.toLowerCase() === value.toLowerCase()
  const [meant] = termFacets.flatMap((other) => {
    const found = other === name ? undefined : valuesOf(other).find(isSame)
    return found === undefined ? [] : [`${other}=${found}`]
  })
  return hint(value, valuesOf(name)) || (meant === undefined ? '' : `; did you mean ${meant}?`)
}
