/** How our JSON files are written: no comments, no comma after the last value. */
export const strict = { disallowComments: true, allowTrailingComma: false }

/**
 * Limits of one file. Within them, code that walks a value may recurse, and checks of its texts may
 * take more than linear time.
 */
export const jsonLimits = {
  /** Nested lists and objects; a block takes three levels. */
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

/** Limits of a file of content, which may hold thousands of short entries. */
export const contentLimits = { ...jsonLimits, values: 200_000 } as const

/** What must hold for a text to be made a tree: the parser recurses. */
export const treeLimits = { ...jsonLimits, values: Infinity, text: Infinity } as const

type Limits = { readonly [Name in keyof typeof jsonLimits]: number }

/** The first offset at which a text exceeds a limit; the text need not be JSON. */
export function limitFault(
  text: string,
  limits: Limits = jsonLimits,
): { offset: number; message: string } | undefined {
  let depth = 0
  let values = 0
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    if (code === quote) {
      const end = closingQuote(text, offset)
      if (end - offset > limits.text) return { offset, message: textMessage(end - offset, limits) }
      offset = end
    } else if (opens.has(code) || code === comma) {
      values += 1
      if (opens.has(code)) depth += 1
      if (depth > limits.depth) return { offset, message: depthMessage(limits) }
      if (values > limits.values) return { offset, message: valuesMessage(limits) }
    } else if (closes.has(code)) depth -= 1
  }
  return undefined
}

/** Offset of the closing quote of the text that begins at `start`, at most the end of its line. */
function closingQuote(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    if (code === backslash) offset += 1
    else if (code === quote || code === 10) return offset
  }
  return text.length
}

const depthMessage = ({ depth }: Limits): string =>
  `lists and objects are nested more than ${depth} deep here; at most ${depth} levels are read`
const valuesMessage = ({ values }: Limits): string =>
  `the file holds more than ${values} values; what follows is not read`
const textMessage = (length: number, { text }: Limits): string =>
  `this text has ${length - 1} characters; expected at most ${text}`
