import type { RangeFacet } from './facets.ts'
import type { QueryReading } from './query-reading.ts'
import type { Range } from './state.ts'

/** The range that words of a query limit a facet to, all together; open where they say nothing. D10. */
export function rangeSaid(facet: RangeFacet, { filters }: QueryReading): Range {
  const said = filters.flatMap((filter) =>
    'range' in filter && filter.facet === facet ? [filter.range] : [],
  )
  const ends = (end: 'min' | 'max') => said.flatMap(({ [end]: value }) => value ?? [])
  const [mins, maxes] = [ends('min'), ends('max')]
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxes.length > 0 && { max: Math.min(...maxes) }),
  }
}
