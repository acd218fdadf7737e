/** How our JSON files are written: no comments, no comma after the last value. */
export const strict = { disallowComments: true, allowTrailingComma: false }

/**
 * What one file may hold at most. Whoever walks a value may recurse, and whoever checks its texts may
 * take time that grows faster than their length.
 */
export const jsonLimits = {
  /** Lists and objects inside each other; a block takes three. */
  depth: 100,
  /** Lists, objects and their members. */
  values: 20_000,
  /** Characters of one text, as written. */
  text: 20_000,
} as const

const quote = 34
const comma = 44
const backslash = 92
const opens = new Set([91, 123])
const closes = new Set([93, 125])

/** The first place at which a text goes beyond a limit; the text need not be JSON. */
export function limitFault(text: string): { offset: number; message: string } | undefined {
  let depth = 0
  let values = 0
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    if (code === quote) {
      const end = closingQuote(text, offset)
      if (end - offset > jsonLimits.text) return { offset, message: textMessage(end - offset) }
      offset = end
    } else if (opens.has(code) || code === comma) {
      values += 1
      if (opens.has(code)) depth += 1
      if (depth > jsonLimits.depth) return { offset, message: depthMessage }
      if (values > jsonLimits.values) return { offset, message: valuesMessage }
    } else if (closes.has(code)) depth -= 1
  }
  return undefined
}

/** Where the text that begins at `start` ends; no text goes over the end of a line. */
function closingQuote(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    if (code === backslash) offset += 1
    else if (code === quote || code === 10) return offset
  }
  return text.length
}

const depthMessage = `lists and objects stand more than ${jsonLimits.depth} deep in each other here; at most ${jsonLimits.depth} are read`
const valuesMessage = `the file holds more than ${jsonLimits.values} values; what follows is not read`
const textMessage = (length: number): string =>
  `this text has ${length - 1} characters; expected at most ${jsonLimits.text}`
