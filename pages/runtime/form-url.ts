import { amountOf } from '#domain/stock-query/range-text.ts'
import { kmOfMiles, MILES_FIELD } from '#domain/stock-query/shown-unit.ts'

/** The server's defaults; left out so that equal searches have equal URLs (D7). */
const defaults: Readonly<Record<string, string>> = { sortBy: 'relevance', page: '1' }

type Field = readonly [name: string, value: FormDataEntryValue]
interface Range {
  min: string
  max: string
}

/**
 * The query of a form's fields, in their order: empty and default values are left out, and the two
 * ends `price.min` and `price.max` become `price=10000:30000`, of which either end may be empty (D7); miles
 * become kilometres (D6). An end that is no amount stays as typed: the server says so (Spec 5.02).
 * Returns an empty string or one that starts with a question mark.
 */
export function queryOf(fields: Iterable<Field>): string {
  const query: [name: string, value: string | Range][] = []
  const ranges = new Map<string, Range>()
  for (const [name, entry] of fields) {
    const value = typeof entry === 'string' ? entry.trim() : ''
    if (value === '' || value === defaults[name]) continue
    const [, named, end] = /^(.+)\.(min|max)$/.exec(name) ?? []
    if (named === undefined) {
      query.push([name, value])
      continue
    }
    const inMiles = named === MILES_FIELD
    const facet = inMiles ? 'km' : named
    const known = ranges.get(facet)
    const range = known ?? { min: '', max: '' }
    const miles = inMiles ? amountOf(value) : undefined
    // A colon separates the ends.
    range[end === 'min' ? 'min' : 'max'] =
      miles === undefined ? value.replaceAll(':', ' ') : String(kmOfMiles(miles))
    if (known) continue
    ranges.set(facet, range)
    query.push([facet, range])
  }
  const params = new URLSearchParams(query.map(([name, value]) => [name, textOf(value)]))
  return params.size === 0
    ? ''
    : `?${params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}

const textOf = (value: string | Range): string =>
  typeof value === 'string' ? value : `${value.min}:${value.max}`

/** Path and query that a GET form would request now, with the pressed button's value. */
export const formUrl = (form: HTMLFormElement, submitter?: HTMLElement | null): string =>
  pathOf(form, submitter) + queryOf(new FormData(form, submitter))

/** Path and query that the form would request if this box were pressed. */
export const formUrlIfPressed = (box: HTMLInputElement, form: HTMLFormElement): string =>
  pathOf(form) + queryOf(fieldsIfPressed(box, form))

/** By the attribute: a field named "action" would hide the property. */
function pathOf(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const path = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return new URL(path, location.href).pathname
}

/** Computed, not tried out by changing the box twice: each change would repaint the page. */
function fieldsIfPressed(box: HTMLInputElement, form: HTMLFormElement): Field[] {
  const { name, value } = box
  const fields: Field[] = [...new FormData(form)]
  const isRadio = box.type === 'radio'
  if (box.checked && isRadio) return fields
  const others = fields.filter((field) => field[0] !== name || (!isRadio && field[1] !== value))
  if (box.checked) return others
  const next = others.findIndex((field) => isAfter(box, controlOf(field, form)))
  return others.toSpliced(next < 0 ? others.length : next, 0, [name, value])
}

function controlOf([name, value]: Field, { elements }: HTMLFormElement): Node | undefined {
  const named = elements.namedItem(name)
  if (!(named instanceof RadioNodeList)) return named ?? undefined
  return [...named].find((control) => 'value' in control && control.value === value)
}

const isAfter = (box: Node, control: Node | undefined): boolean =>
  control !== undefined &&
  (box.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
