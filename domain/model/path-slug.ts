/**
 * A make, model or body as a part of an address: lower case, spaces become hyphens, ampersands are
 * removed (Spec 2.16); slashes become hyphens. `Cab & Chassis` is `cab-chassis`. Non-ASCII
 * letters stay: the address is encoded when it is written.
 */
export function pathSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', '')
    .trim()
    .replace(/[\s/]+/g, '-')
}
