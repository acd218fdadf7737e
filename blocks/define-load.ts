import type { z } from 'zod'
import type { ItemType } from '#domain/car/kinds.ts'
import type { Records } from '#domain/records.ts'
import type { Pins } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import type { Block, ForPersonal } from './define-block.ts'
import type { PageView, SiteView } from './view-context.ts'

/** Where blocks get their data. Every port is scoped to the request's tenant. */
export interface Ports {
  /** Searches the tenant's stock; equal requests of one page share one answer. */
  search(request: SearchRequest): SearchResult | Promise<SearchResult>
}

/** The search that a page's URL and path stand for (D7). */
export interface PageSearch {
  readonly state: SearchState
  readonly pins?: Pins | undefined
  /** What it is about, and is counted as. */
  readonly itemType: ItemType
  /** Whether the site lists anything at all. */
  readonly hasStock: boolean
}

/** What a block's `load` is given: its props, the bound records, the page's search and the ports. */
export type LoadContext<B> =
  B extends Block<infer Shape, infer Need, infer _Slots, infer Personal>
    ? {
        readonly props: z.output<z.ZodObject<Shape, z.core.$strict>>
        readonly site: SiteView
        readonly page: PageView
        readonly search: PageSearch
        readonly ports: Ports
      } & Pick<Records, Need> &
        ForPersonal<Personal>
    : never

/** The default export of a block's `load.ts`: server only, data from the ports and nowhere else. */
export type Load<B, Data> = (context: LoadContext<B>) => Data | Promise<Data>
