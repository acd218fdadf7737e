import { isSearchPage, paramsOf, recordsOf } from '#pages/routes.ts'

/** What titles name of each record, by an example. */
const examples: Readonly<Record<string, string>> = {
  car: '{car.year} {car.make} {car.model}',
  location: '{location.name}',
  offer: '{offer.name}',
  model: '{model.name}',
  manufacturer: '{manufacturer.name}',
  category: '{category.name}',
  post: '{post.title}',
}

interface Routes {
  readonly route: string
  readonly also: readonly string[]
}

/** The title of a page by way of example: with what every page of its routes has, and nothing else. */
function exampleTitle({ route, also }: Routes): string {
  const record = recordsOf(route).findLast((name) =>
    also.every((each) => recordsOf(each).includes(name)),
  )
  if (record !== undefined && examples[record]) return examples[record]
  return isSearchPage({ route, also }) ? '{search.title}' : 'Summer utes'
}

/** The hints of a page's fields that depend on its address. */
export function pageHints(routes: Routes): Readonly<Record<string, string>> {
  const title = exampleTitle(routes)
  const isOne = title.startsWith('{')
  const filled = isOne
    ? ' What stands in braces is filled in for each visit.'
    : ' {site.name} is the name of your site.'
  const params = paramsOf(routes.route)
  const [last] = params.slice(-1)
  return {
    title: `In the tab of the browser and in search engines: “${title} | {site.name}”.${filled}`,
    description: 'A sentence or two that search engines show below the title.',
    route:
      last === undefined
        ? 'Where the page is on your site, such as /summer-utes.'
        : `Where the page is on your site. In place of :${last} each ${examples[last] ? last : 'one'} has its own address.`,
  }
}
