import type { Parameters } from '#blocks/define-block.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { PageNode } from '#pages/resolved-page.ts'
import type { FormPage, Submission } from '../leads/submission.ts'
import { type SiteRequest, targetOf } from './page-outcome.ts'
import type { PageMatch } from './page-request.ts'
import type { SiteServices } from './services.ts'
import { siteUrlOf } from './site-url.ts'

/** A page with at least one form. */
export interface FormTarget {
  readonly kind: 'forms'
  readonly match: PageMatch
}

/** A page's address. */
export type PageAddress = Pick<SiteRequest, 'tenant' | 'pathname' | 'search' | 'origin'>

/**
 * The page at an address, as forms are sent to it.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function formsTarget(
  address: PageAddress,
  services: SiteServices,
): Promise<
  | FormTarget
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 303 | 308 }
  | { readonly kind: 'no_form' }
> {
  const url = { ...siteUrlOf(address.pathname, address.search), blocks: undefined }
  const target = await targetOf(address, url, services)
  if (target.kind === 'redirect') return target
  if (target.kind !== 'match' || pageFacts(target.match.page).forms.size === 0) {
    return { kind: 'no_form' }
  }
  return { kind: 'forms', match: target.match }
}

/**
 * A form of the page by the id of its block; of a page with one form it is that one, whatever the id: the
 * page may have changed since it was opened.
 */
export function formOf(
  { match }: FormTarget,
  id: unknown,
): Pick<Submission, 'tenant' | 'page' | 'block'> | undefined {
  const { tenant, page } = match
  const { forms } = pageFacts(page)
  const [only, ...others] = forms.values()
  const named = typeof id === 'string' ? forms.get(id) : undefined
  const block = named ?? (others.length === 0 ? only : undefined)
  return block && { tenant, page: formPage(match, block), block }
}

function formPage({ page, bindings, url, origin }: PageMatch, { block }: PageNode): FormPage {
  const read = Object.entries(url.read).filter(([name]) =>
    block.reads.some((each) => each === name),
  )
  const parameters: Parameters = Object.fromEntries(read)
  const { records } = bindings
  return { path: url.pathname, route: page.route, origin, records, parameters }
}
