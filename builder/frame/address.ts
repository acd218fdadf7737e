/** The parameters by which a preview is asked for, beside those of its page. */
const ours = /^_(?!blocks$)/

/** The address of a preview, whatever searches the page makes in it. */
export interface PreviewAddress {
  /** Scheme and host of the builder. */
  readonly staff: string
  setToken(token: string): void
  /** An address of this site as part of the preview. */
  within(address: string): string
}

/** Of the document's own address, which the server has checked. */
export function previewAddress(href: string): PreviewAddress {
  const kept = new URLSearchParams(
    [...new URL(href).searchParams].filter(([name]) => ours.test(name)),
  )
  const [claim = ''] = kept.get('_preview')?.split('.') ?? []
  const { staff } = JSON.parse(atob(claim.replaceAll('-', '+').replaceAll('_', '/')))
  return {
    staff,
    setToken: (token) => kept.set('_preview', token),
    within(address) {
      const url = new URL(address, href)
      for (const [name, value] of kept) url.searchParams.set(name, value)
      return url.href
    },
  }
}
