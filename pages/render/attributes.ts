import { SLOT } from '#ui/data-attributes.ts'
import { escapeHtml, flat, trustedHtml } from './html.ts'

/** How an attribute's value is written, as React does it. */
type Kind =
  | 'text'
  /** `true` and `false` are written as text. */
  | 'text or boolean text'
  /** Written without a value where it is true. */
  | 'boolean'
  /** Without a value where it is `true`, else as text. */
  | 'boolean or text'
  | 'positive'
  | 'number'
  | 'address'
  | 'style'
  | 'none'

interface Attribute {
  readonly kind: Kind
  /** With a leading space. */
  readonly name: string
  /** The name up to the opening quote of the value. */
  readonly open: string
  /** Cached HTML by value, for attributes whose values are constants of views. */
  readonly written?: Map<string, string>
}

const constants = new Set(['className', 'd', 'viewBox', SLOT])

function attributeNamed(prop: string, kind: Kind, spelling: string): Attribute {
  const name = ` ${spelling}`
  const written = constants.has(prop) && { written: new Map<string, string>() }
  return { kind, name, open: `${name}="`, ...written }
}

const kinds: Readonly<Record<Exclude<Kind, 'text'>, string>> = {
  'text or boolean text': 'contentEditable spellCheck draggable value focusable',
  boolean: `autoFocus multiple muted checked selected inert allowFullScreen async autoPlay controls
    default defer disabled formNoValidate hidden loop noModule noValidate open playsInline readOnly
    required reversed itemScope`,
  'boolean or text': 'capture download',
  positive: 'cols rows size span',
  number: 'rowSpan start',
  address: 'src href action formAction',
  style: 'style',
  none: 'children key ref defaultValue defaultChecked suppressHydrationWarning',
}

/** Props whose names differ in HTML and SVG. */
const spellings: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  autoFocus: 'autofocus',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  crossOrigin: 'crossorigin',
  ...Object.fromEntries(
    `clipPath clipRule colorInterpolation dominantBaseline fillOpacity fillRule floodColor
    floodOpacity fontFamily fontSize fontStyle fontWeight letterSpacing markerEnd markerMid
    markerStart maskType paintOrder pointerEvents shapeRendering stopColor stopOpacity
    strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity
    strokeWidth textAnchor textDecoration textRendering transformOrigin vectorEffect wordSpacing`
      .split(/\s+/)
      .map((name) => [name, hyphenated(name)]),
  ),
}

const known = new Map<string, Attribute>(
  Object.entries(spellings).map(([prop, name]) => [prop, attributeNamed(prop, 'text', name)]),
)
for (const [kind, names] of Object.entries(kinds)) {
  for (const prop of names.split(/\s+/)) {
    // Object.entries widens the keys to string.
    known.set(prop, attributeNamed(prop, kind as Kind, spellings[prop] ?? prop))
  }
}

const validName = /^[a-z_][\w.:-]*$/i

/** Cached by name: names come from views, not from data, so there are few. */
function attributeOf(prop: string): Attribute {
  const found = known.get(prop)
  if (found) return found
  if (prop === 'dangerouslySetInnerHTML') {
    throw new Error(
      'A view has no raw HTML (dangerouslySetInnerHTML): only the renderer makes HTML',
    )
  }
  const isBooleanText = /^(data|aria)-/.test(prop)
  const isHandler = /^on[A-Z]/.test(prop)
  if (!validName.test(prop)) throw new Error(`expected an attribute's name, found "${prop}"`)
  const kind = isHandler ? 'none' : isBooleanText ? 'text or boolean text' : 'text'
  const attribute = attributeNamed(prop, kind, prop)
  known.set(prop, attribute)
  return attribute
}

const MOST_CONSTANTS = 5_000

/** Cached by value: there are hundreds in all views, and most elements of a page share a few. */
function constantHtml(open: string, value: string, written: Map<string, string>): string {
  const known = written.get(value)
  if (known !== undefined) return known
  const attribute = flat(trustedHtml(`${open}${escapeHtml(value)}"`))
  if (written.size < MOST_CONSTANTS) written.set(value, attribute)
  return attribute
}

/** One attribute with a leading space, or an empty string where React would write none. */
export function attributeHtml(prop: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const { kind, name, open, written } = attributeOf(prop)
  if (typeof value === 'string') {
    if (written) return constantHtml(open, value, written)
    if (kind === 'text' || kind === 'text or boolean text') return `${open}${escapeHtml(value)}"`
  }
  if (kind === 'none' || typeof value === 'function' || typeof value === 'symbol') return ''
  if (kind === 'style') return styleHtml(value)
  if (kind === 'boolean') return value ? `${name}=""` : ''
  if (kind === 'boolean or text' && value === true) return `${name}=""`
  if (typeof value === 'boolean' && kind !== 'text or boolean text') return ''
  const text = String(value)
  if (kind === 'positive' && !(Number(text) >= 1)) return ''
  if (kind === 'number' && Number.isNaN(Number(text))) return ''
  if (kind === 'address' && (text === '' || isScript(text))) return ''
  return `${open}${escapeHtml(text)}"`
}

/** Browsers ignore leading control characters and spaces. */
const scriptAddress = /^[\p{Cc} ]*javascript:/iu
const isScript = (address: string): boolean => scriptAddress.test(address.replace(/[\t\r\n]/g, ''))

/** Properties whose numbers are not pixels. */
const unitless = new Set(
  `animationIterationCount aspectRatio columnCount columns flex flexGrow flexShrink fontWeight
  gridArea gridColumn gridRow lineClamp lineHeight opacity order orphans scale tabSize widows zIndex
  zoom fillOpacity floodOpacity stopOpacity strokeOpacity strokeWidth`.split(/\s+/),
)

function styleHtml(style: unknown): string {
  if (typeof style !== 'object' || style === null) {
    throw new TypeError(`expected an object of styles, found ${JSON.stringify(style)}`)
  }
  let css = ''
  for (const [property, value] of Object.entries(style)) {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') {
      continue
    }
    const isLength = typeof value === 'number' && value !== 0 && !unitless.has(property)
    const isCustom = property.startsWith('--')
    const name = isCustom ? property : hyphenated(property).replace(/^ms-/, '-ms-')
    const text = isLength && !isCustom ? `${value}px` : String(value).trim()
    css += `${css === '' ? '' : ';'}${name}:${text}`
  }
  return css === '' ? '' : ` style="${escapeHtml(css)}"`
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
