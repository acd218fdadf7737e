import { canonicalPath } from '#domain/stock-query/pins.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** A kind of which there is at least one vehicle. */
export interface ShownKind {
  readonly label: string
  readonly href: string
  readonly count: number
  /** The body that is drawn. */
  readonly body: string
}

export interface LineUpData {
  readonly kinds: readonly ShownKind[]
}

const load: Load<typeof block, LineUpData> = async ({ props, ports }) => {
  const kinds = await Promise.all(
    props.kinds.map(async ({ label, refine, body }): Promise<ShownKind[]> => {
      const state = searchStateOf(refine)
      const { hits, count } = await ports.search({ state, hitsPerPage: 1, facets: [] })
      const [first] = hits
      if (!first) return []
      const { simple_body, item_type } = first
      const drawn = body ?? state.terms.simple_body?.[0] ?? simple_body ?? item_type
      return [{ label, href: canonicalPath(state), count, body: drawn }]
    }),
  )
  return { kinds: kinds.flat() }
}

export default load
