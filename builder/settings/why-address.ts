/** A page of the site that says why it is as it is, with other features where they are named: `-finance`. */
export function whyAddress(
  { url, token }: { readonly url: string; readonly token: string },
  path: string,
  flags?: string,
): string {
  const address = new URL(path, url)
  address.searchParams.set('why', token)
  if (flags !== undefined) address.searchParams.set('_flags', flags)
  return address.href
}
