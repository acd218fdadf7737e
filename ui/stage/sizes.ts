/**
 * A `sizes` attribute whose lengths are multiplied by `factor`: a picture that is enlarged by CSS
 * needs a larger file. Conditions stay as they are.
 */
export function scaledSizes(sizes: string, factor: number): string {
  if (factor === 1) return sizes
  return topLevel(sizes, ',')
    .map((entry) => {
      const parts = topLevel(entry.trim(), ' ')
      const length = parts.at(-1) ?? ''
      return [...parts.slice(0, -1), `calc(${factor} * ${length})`].join(' ')
    })
    .join(', ')
}

/** Splits at a separator that is outside parentheses. */
function topLevel(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === separator && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${character}`)
  }
  return parts
}
