/** Words of the United States, each with its derived forms. Spec 9.25. */
const american: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  colouring: 'coloring',
  colourful: 'colorful',
  personalise: 'personalize',
  personalises: 'personalizes',
  personalised: 'personalized',
  personalising: 'personalizing',
  personalisation: 'personalization',
  enquiry: 'inquiry',
  enquiries: 'inquiries',
  enquire: 'inquire',
  enquires: 'inquires',
  enquired: 'inquired',
  enquiring: 'inquiring',
}

// Parts that are not prose: names in braces, web and mail addresses, host names, paths, anchors and queries.
const placeholder = String.raw`\{\w+\}`
const address = String.raw`[^\s"'<>(),;]*(?:@|:\/\/)[^\s"'<>]*`
const host = String.raw`[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:][^\s"'<>]*)?`
const path = String.raw`(?<![\p{L}\p{N}])[/?#][^\s"'<>]+`
const inAnyCase = (word: string): string =>
  word.replace(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`)
const words = Object.keys(american).map(inAnyCase).join('|')
const whole = (words: string): string => String.raw`(?<![\p{L}\p{N}_])${words}(?![\p{L}\p{N}_])`

const literally = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

function patternOf(names: readonly string[]): RegExp {
  const unchanged = names.filter((name) => name !== '').map((name) => whole(literally(name)))
  return new RegExp(
    [...unchanged, placeholder, address, host, path, whole(`(${words})`)].join('|'),
    'gu',
  )
}

const withoutNames = patternOf([])

/**
 * A text in American spelling: whole words only, in the case they had (COLOUR → COLOR).
 * Addresses, names in braces and the proper `names` given keep their spelling. Spec 9.25.
 */
export function inAmericanSpelling(text: string, names: readonly string[] = []): string {
  const pattern = names.length === 0 ? withoutNames : patternOf(names)
  return text.replace(pattern, (found: string, spelt = '') => {
    const word = american[spelt.toLowerCase()]
    return word === undefined ? found : inCaseOf(found, word)
  })
}

function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase()
  const initial = model.charAt(0)
  return initial === initial.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
