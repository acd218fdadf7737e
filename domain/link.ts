// Browsers read // and /\ as the start of another host, and a backslash as a slash.

/** The address of a picture, document or page: a path of this site or a web address. */
export const ADDRESS = {
  pattern: /^(\/(?![/\\])|https?:\/\/(?![/\\]))[^\s\\]+$/,
  words: 'a path that starts with one /, or an https:// address',
} as const

/** Where a link leads: a path of this site, a web address, a `tel:` or `mailto:` link, an anchor. */
export const LINK = {
  pattern: /^(\/(?![/\\])[^\s\\]*|(https?:\/\/(?![/\\])|tel:|mailto:|#)[^\s\\]+)$/,
  words: 'a path that starts with one /, or an https://, tel:, mailto: or #anchor address',
} as const

/** An address with a parameter added, before its anchor: `/finance?car_id=u1#finance-form`. */
export function withParameter(address: string, name: string, value: string): string {
  const [place = '', ...anchor] = address.split('#')
  const mark = place.includes('?') ? '&' : '?'
  return [`${place}${mark}${new URLSearchParams({ [name]: value })}`, ...anchor].join('#')
}
