import type { Parameters } from '#blocks/define-block.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { PageNode } from '#pages/resolved-page.ts'
import { findPage, type PageAddress, type PageMatch } from '../pages/find-page.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import type { FormPage, Submission } from './submission.ts'

/** The page at an address, where it has at least one form. */
export type FormTarget =
  | { readonly kind: 'forms'; readonly match: PageMatch }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 308 }
  | { readonly kind: 'no_form' }

/**
 * The page at an address, as forms are sent to it.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function formTarget(address: PageAddress, stock: StockDirectory): Promise<FormTarget> {
  const found = await findPage(address, stock)
  if (found.kind === 'redirect') return found
  if (found.kind !== 'match' || pageFacts(found.match.page).forms.size === 0) {
    return { kind: 'no_form' }
  }
  const { match } = found
  return { kind: 'forms', match: { ...match, url: { ...match.url, blocks: undefined } } }
}

/**
 * A form of the page by the id of its block; of a page with one form it is that one, whatever the id: the
 * page may have changed since it was opened.
 */
export function sentForm(
  match: PageMatch,
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
    block.varies.parameters.some((each) => each === name),
  )
  const parameters: Parameters = Object.fromEntries(read)
  const { records } = bindings
  return { path: url.pathname, route: page.route, origin, records, parameters }
}
