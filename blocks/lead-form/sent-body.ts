import { MAX_VISITED_PAGES } from '#domain/enquiry/thresholds.ts'
import { measuresOf } from '#domain/tracking/measures.ts'
import { createConsent } from '#state/consent.ts'
import { visited } from '#state/visit.ts'

/** So many parameters of the address go with a lead. Spec 7.09. */
const MAX_PARAMETERS = 20

/** The body of `POST /api/leads`: the fields by name, a list for a field of several boxes. Spec 7.09. */
export function sentBody(form: HTMLFormElement, lists: readonly string[]): Record<string, unknown> {
  const data = new FormData(form)
  // Not the day that a picker of times shows.
  const names = [...new Set(data.keys())].filter((name) => !name.endsWith('-day'))
  const fields = names.map((name) => [
    name,
    lists.includes(name) ? data.getAll(name) : data.get(name),
  ])
  const { question } = measuresOf(document.documentElement.dataset.measure)
  return {
    ...Object.fromEntries(fields),
    page: location.pathname + location.search,
    seconds_on_page: Math.floor(performance.now() / 1000),
    ...(createConsent(question).mayMeasure() && {
      consent: 'granted',
      userData: { lead_attributes: cameFrom() },
    }),
  }
}

/** The pages of this visit, and the parameters of its first one. Spec 7.09. */
function cameFrom() {
  const { pathname, search } = location
  const [parameters, ...before] = visited() ?? [search]
  const pages = [...before, pathname].filter((page, at, all) => page !== all[at + 1])
  return {
    visited_pages: pages.slice(-MAX_VISITED_PAGES),
    linked_query_params: Object.fromEntries(
      [...new URLSearchParams(parameters)].slice(0, MAX_PARAMETERS),
    ),
  }
}
