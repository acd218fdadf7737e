import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts'
import type { Car } from '#domain/car/car.ts'

/** A page on the way to this one; the last is this one. */
export interface Crumb {
  readonly name: string
  /** Path and query. */
  readonly path: string
}

/** The way to a page from the home page, for search engines. */
export const breadcrumbsData = (
  crumbs: readonly Crumb[],
  origin: string,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** The cars of a page of results in their order, each by its address; its own page states its facts. */
export const carListData = (cars: readonly Car[], origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cars.map(({ slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}/cars/${slug}`,
  })),
})
