import { liveResponseHead } from '../live-response.ts'

/** A small search page as a server would render it, with a fake server behind `fetch`. */
interface Car {
  readonly id: string
  readonly make: string
  readonly price: number
}

const makes = ['Ford', 'Kia', 'Mazda']
const carsPerPage = 6
const cars: readonly Car[] = Array.from({ length: 18 }, (_, index) => ({
  id: `${index + 1}`,
  make: makes[index % makes.length] ?? '',
  price: 10_000 + index * 1_000,
}))

/** Both ends of the price range, the lesser first, as the server reads a reversed one (D7). */
function pricesOf(params: URLSearchParams): [min: string, max: string] {
  const [min = '', max = ''] = (params.get('price') ?? ':').split(':')
  return min !== '' && max !== '' && Number(min) > Number(max) ? [max, min] : [min, max]
}

const isMatch = (params: URLSearchParams) => (car: Car) => {
  const [min, max] = pricesOf(params)
  const chosen = params.getAll('make')
  return (
    (chosen.length === 0 || chosen.includes(car.make)) &&
    car.make.toLowerCase().includes((params.get('query') ?? '').toLowerCase()) &&
    car.price >= Number(min || 0) &&
    car.price <= Number(max || Infinity)
  )
}

/** A quoted attribute value. */
const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

function filters({ pathname, searchParams }: URL): string {
  const [min, max] = pricesOf(searchParams)
  const chosen = searchParams.getAll('make')
  const options = makes.map((make) => {
    const checked = chosen.includes(make) ? ' checked' : ''
    return `<label id="filters-make-${make}"><input type="checkbox" name="make" value="${make}"${checked}> ${make}</label>`
  })
  const sorts = ['relevance', 'price_asc'].map((sort) => {
    const selected = (searchParams.get('sortBy') ?? 'relevance') === sort ? ' selected' : ''
    return `<option value="${sort}"${selected}>${sort}</option>`
  })
  return `<form id="filters" data-block="search-filters" data-live="filters results" action="${pathname}" autocomplete="off">
    <label>Keyword <input type="search" name="query" value=${quoted(searchParams.get('query') ?? '')}></label>
    <label>Find a make <input type="text"></label>
    <details open><summary>Makes</summary>${options.join('')}</details>
    <label>Lowest price <input type="text" inputmode="numeric" name="price.min" value=${quoted(min)}></label>
    <label>Highest price <input type="text" inputmode="numeric" name="price.max" value=${quoted(max)}></label>
    <select name="sortBy" aria-label="Sort">${sorts.join('')}</select>
    <button>Show cars</button></form>`
}

function results({ pathname, searchParams }: URL): string {
  const found = cars.filter(isMatch(searchParams))
  const page = Number(searchParams.get('page') ?? 1)
  const link = (change: (params: URLSearchParams) => void) => {
    const params = new URLSearchParams(searchParams)
    change(params)
    return quoted(params.size === 0 ? pathname : `${pathname}?${params}`)
  }
  const chips = searchParams
    .getAll('make')
    .map((make) => `<a data-live href=${link((p) => p.delete('make', make))}>Remove ${make}</a>`)
  const cards = found
    .slice((page - 1) * carsPerPage, page * carsPerPage)
    .map(
      ({ id, make }) =>
        `<article id="car-${id}" style="height:200px"><h2>${make} ${id}</h2><button type="button" data-action="favourite" data-id="${id}" aria-pressed="false">Save ${make} ${id}</button></article>`,
    )
  return `<section id="results" data-block="search-results"><h1 data-count="${found.length}">${found.length} cars</h1>
    <p data-live-error hidden role="alert">The list could not be updated. <a href="${pathname}">Try again</a></p>
    <div data-searched=${quoted(searchParams.getAll('make').join(', '))}>${chips.join('')}</div>${cards.join('')}
    <nav aria-label="Pages"><a data-live="top" href=${link((p) => p.set('page', '2'))}>Page 2</a></nav></section>`
}

/** The page's body for a URL. */
export const bodyOf = (url: URL): string =>
  `<header><output data-bind="favourites" aria-label="Saved cars"></output></header>${filters(url)}${results(url)}`

interface Request {
  /** Path and query without the reserved parameter. */
  readonly page: string
  readonly signal: AbortSignal
}

/** A fake server: it responds at once unless a test holds or fails a request. */
export interface Network {
  readonly requests: readonly Request[]
  /** Responses for pages with this text in their URL wait until the returned function is called. */
  hold(text: string): () => void
  /** Requests for pages with this text in their URL fail until the returned function is called. */
  fail(text: string): () => void
}

/** Answers every `fetch` of live blocks from the page above. */
export function startNetwork(): Network {
  const requests: Request[] = []
  const held = new Map<string, Promise<void>>()
  const failing = new Set<string>()
  window.fetch = async (input, init) => {
    const url = new URL(String(input), location.href)
    const ids = url.searchParams.get('_blocks')?.split('.') ?? []
    url.searchParams.delete('_blocks')
    const page = url.pathname + url.search
    const signal = init?.signal ?? new AbortController().signal
    requests.push({ page, signal })
    for (const [text, released] of held) if (page.includes(text)) await released
    signal.throwIfAborted()
    if ([...failing].some((text) => page.includes(text))) throw new TypeError('Failed to fetch')
    const all: Record<string, string> = { filters: filters(url), results: results(url) }
    const blocks = Object.fromEntries(ids.map((id) => [id, all[id] ?? '']))
    const answer = { title: `Cars ${url.search}`, url: page, blocks }
    return new Response(liveResponseHead(answer) + Object.values(blocks).join(''))
  }
  return {
    requests,
    hold(text) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(text, promise)
      return resolve
    },
    fail(text) {
      failing.add(text)
      return () => failing.delete(text)
    },
  }
}
