/** What the server assumes anyway; left out so that equal searches have equal URLs (D7). */
const assumed: Readonly<Record<string, string>> = { sortBy: 'relevance', page: '1' }

type Field = readonly [name: string, value: FormDataEntryValue]
interface Range {
  min: string
  max: string
}

/**
 * The query of a form's fields, in their order: empty and assumed values are left out, and the two
 * ends `price.min` and `price.max` become `price=10000:30000`, either end may be empty (D7).
 * Answers an empty string or one that starts with a question mark.
 */
export function queryOf(fields: Iterable<Field>): string {
  const query: [name: string, value: string | Range][] = []
  const ranges = new Map<string, Range>()
  for (const [name, entry] of fields) {
    const value = typeof entry === 'string' ? entry.trim() : ''
    if (value === '' || value === assumed[name]) continue
    const [, facet, end] = /^(.+)\.(min|max)$/.exec(name) ?? []
    if (facet === undefined) {
      query.push([name, value])
      continue
    }
    const known = ranges.get(facet)
    const range = known ?? { min: '', max: '' }
    range[end === 'min' ? 'min' : 'max'] = value
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

/** Path and query that a GET form stands for now, the pressed button's value included. */
export function formUrl(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  // The attribute: a field named "action" would hide the property.
  const path = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  const action = new URL(path, location.href)
  return action.pathname + queryOf(new FormData(form, submitter))
}

/** Path and query that the form would stand for if this box were pressed. Nothing stays changed. */
export function formUrlIfPressed(box: HTMLInputElement, form: HTMLFormElement): string {
  const wasChecked = box.checked
  // Checking a radio unchecks its neighbour, which must come back too.
  const neighbour = [...form.elements].find(
    (control) => isRadio(control) && isRadio(box) && control.name === box.name && control.checked,
  )
  box.checked = isRadio(box) || !wasChecked
  const url = formUrl(form)
  box.checked = wasChecked
  if (neighbour instanceof HTMLInputElement) neighbour.checked = true
  return url
}

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'
