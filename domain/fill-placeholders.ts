/** `fillPlaceholders('Was {price}', { price: '$9,990' })` → `Was $9,990`; an unknown name stays as it is. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : whole),
  )
}

/** The names in braces of a text. */
export const placeholdersOf = (text: string): string[] =>
  (text.match(/\{\w+\}/g) ?? []).map((found) => found.slice(1, -1))
