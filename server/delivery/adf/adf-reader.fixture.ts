import { SaxesParser } from 'saxes'

// From the document type of ADF 1.0, not from the writer: a content model for each element.
const text = '#PCDATA'
const models: Readonly<Record<string, string>> = {
  adf: '(prospect+)',
  prospect: '(id*, requestdate, vehicle+, customer, vendor, provider?)',
  requestdate: text,
  vehicle:
    '(id*, year, make, model, vin?, stock?, trim?, doors?, bodystyle?, transmission?, odometer?, colorcombination*, imagetag?, price?, pricecomments?, option*, finance?, comments?)',
  year: text,
  make: text,
  model: text,
  vin: text,
  stock: text,
  trim: text,
  doors: text,
  bodystyle: text,
  transmission: text,
  odometer: text,
  imagetag: text,
  price: text,
  pricecomments: text,
  comments: text,
  id: text,
  url: text,
  colorcombination:
    '(((interiorcolor | exteriorcolor) | (interiorcolor, exteriorcolor)), preference)',
  interiorcolor: text,
  exteriorcolor: text,
  preference: text,
  customer: '(contact, id*, timeframe?, comments?)',
  timeframe: '(description, earliestdate?, latestdate?)',
  description: text,
  earliestdate: text,
  latestdate: text,
  vendor: '(id*, vendorname, url?, contact)',
  vendorname: text,
  provider: '(id*, name, service?, url?, email?, phone?, contact?)',
  service: text,
  contact: '(name+, ((email | phone+) | (email, phone+)), address?)',
  name: text,
  email: text,
  phone: text,
  address: '(street+, apartment?, city?, regioncode?, postalcode?, country?)',
  street: text,
  apartment: text,
  city: text,
  regioncode: text,
  postalcode: text,
  country: text,
}

/** The attributes of each element, with their values; `any` for any text. */
const attributes: Readonly<Record<string, Readonly<Record<string, readonly string[] | 'any'>>>> = {
  prospect: { status: ['new', 'resend'] },
  vehicle: {
    interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'],
    status: ['new', 'used'],
  },
  odometer: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  price: {
    type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
    currency: 'any',
  },
  name: { part: ['surname', 'first', 'middle', 'last', 'full'], type: ['business', 'individual'] },
  email: { preferredcontact: ['0', '1'] },
  phone: {
    type: ['voice', 'fax', 'cellphone', 'pager'],
    time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
    preferredcontact: ['0', '1'],
  },
  street: { line: 'any' },
  id: { sequence: 'any', source: 'any' },
}

/** An element as it was read. */
export interface AdfElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: AdfElement[]
  text: string
}

/** `(id*, year | make+)` as an expression over `id year make `. */
const patternOf = (model: string): RegExp =>
  new RegExp(
    `^${model.replace(/\w+/g, (name) => `(?:${name} )`).replace(/,\s*|\s+(?=[|?*+])|(?<=[|])\s+/g, '')}$`,
  )

function faultOf({ name, attributes: found, children, text: inside }: AdfElement) {
  const model = models[name]
  if (model === undefined) return `unknown element <${name}>`
  for (const [key, value] of Object.entries(found)) {
    const allowed = attributes[name]?.[key]
    if (allowed === undefined) return `<${name}> has no attribute ${key}`
    if (allowed !== 'any' && !allowed.includes(value)) return `<${name} ${key}="${value}">`
  }
  if (model === text) return children.length > 0 ? `<${name}> is text alone` : undefined
  if (inside.trim() !== '') return `<${name}> has text of its own: ${inside.trim()}`
  const names = children.map((child) => `${child.name} `).join('')
  return patternOf(model).test(names) ? undefined : `<${name}> is ${model}, found ${names}`
}

/**
 * Reads an ADF 1.0 document strictly: well-formed XML 1.0, and every element, attribute and order as in
 * the document type.
 * @throws Error that names the first fault
 */
export function readAdf(document: string): AdfElement {
  const parser = new SaxesParser({ fragment: false })
  const open: AdfElement[] = []
  const instructions: string[] = []
  let root: AdfElement | undefined
  parser.on('error', (fault) => {
    throw fault
  })
  parser.on('processinginstruction', ({ target, body }) => instructions.push(`${target} ${body}`))
  parser.on('opentag', ({ name, attributes: given }) => {
    const found = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, String(value)]),
    )
    const element: AdfElement = { name, attributes: found, children: [], text: '' }
    if (open.length === 0) root = element
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (found) => {
    const element = open.at(-1)
    if (element) element.text += found
  })
  parser.on('closetag', () => {
    const element = open.pop()
    const fault = element && faultOf(element)
    if (fault !== undefined) throw new Error(fault)
  })
  parser.write(document).close()
  if (root?.name !== 'adf') throw new Error(`expected <adf>, found <${root?.name}>`)
  if (!instructions.includes('adf version="1.0"')) throw new Error('expected <?adf version="1.0"?>')
  return root
}

/** Every element at a path below an element: `prospect/vehicle/make`. */
export const allAt = (element: AdfElement, path: string): AdfElement[] =>
  path
    .split('/')
    .reduce<AdfElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )
/** The texts at a path. */
export const textsAt = (element: AdfElement, path: string): string[] =>
  allAt(element, path).map(({ text: inside }) => inside)
