import { categoryOf } from '#domain/content/post-category.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * A path that a route matches, with the first of each that the site's files hold, such as its first offer;
 * other parameters, of the stock, are given.
 */
export function examplePath(
  route: string,
  { site, content }: Pick<Tenant, 'site' | 'content'>,
  given: Readonly<Record<string, string>>,
): string {
  const [post] = content.posts
  const values: Readonly<Record<string, string | undefined>> = {
    location: site.locations[0]?.slug,
    offer: content.offers[0]?.id,
    model: content.models[0]?.slug,
    manufacturer: content.manufacturers[0]?.slug,
    category: post && categoryOf(post).slug,
    post: post?.id,
    ...given,
  }
  return route.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name)
}
