/** The parameters by which a preview, or a page that says why, is asked for, beside those of its page. */
const ours = /^(why$|_(?!blocks$))/

/** The address of a page that staff look at, whatever searches the page makes in it. */
export interface KeptAddress {
  /** The parameters that stay. */
  readonly kept: URLSearchParams
  /** An address of this site as part of what is looked at. */
  within(address: string): string
}

/** The address of a preview. */
export interface PreviewAddress extends KeptAddress {
  /** Scheme and host of the builder. */
  readonly staff: string
  setToken(token: string): void
}

export function keptAddress(href: string): KeptAddress {
  const kept = new URLSearchParams(
    [...new URL(href).searchParams].filter(([name]) => ours.test(name)),
  )
  return {
    kept,
    within(address) {
      const url = new URL(address, href)
      for (const [name, value] of kept) url.searchParams.set(name, value)
      return url.href
    },
  }
}

/** Of the document's own address, which the server has checked. */
export function previewAddress(href: string): PreviewAddress {
  const address = keptAddress(href)
  const [claim = ''] = address.kept.get('_preview')?.split('.') ?? []
  const { staff } = JSON.parse(atob(claim.replaceAll('-', '+').replaceAll('_', '/')))
  return { ...address, staff, setToken: (token) => address.kept.set('_preview', token) }
}
