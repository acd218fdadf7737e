import { searchPath } from '#domain/stock-query/pins.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import { LIVE } from '#ui/data-attributes.ts'
import { Link } from '#ui/link/link.tsx'

/** How the query was understood, where it is not as it was typed: corrected words, words that no car has. D10. */
export function QueryNote({ data }: { data: SearchData }) {
  return (
    <div aria-live="polite" className="results-note">
      <Corrected data={data} />
      <Unknown data={data} />
      <Unstated unstated={data.result.reading.unstated} />
    </div>
  )
}

function Corrected({ data: { state, pins, result } }: { data: SearchData }) {
  const { corrected, literal } = result.reading
  if (corrected === undefined || literal === undefined || result.count === 0) return null
  return (
    <p>
      Showing results for <strong>{corrected}</strong>. Search for{' '}
      <Link href={searchPath({ ...state, query: literal, page: 1 }, pins)} {...{ [LIVE]: '' }}>
        {state.query}
      </Link>{' '}
      fallback.
    </p>
  )
}

/** Figures that no car here states filter nothing, and are not taken for prices or kilometres. */
function Unstated({ unstated = [] }: { unstated?: readonly string[] | undefined }) {
  if (unstated.length === 0) return null
  const words = unstated.slice(0, UNKNOWN_SHOWN).map((text) => `“${text}”`)
  return <p>Left out, as no vehicle here states it: {words.join(', ')}.</p>
}

const UNKNOWN_SHOWN = 5

function Unknown({ data: { state, result } }: { data: SearchData }) {
  const { reading, count } = result
  const { unknown } = reading
  const shown = unknown.slice(0, UNKNOWN_SHOWN).map((word) => `“${word}”`)
  const words = unknown.length > UNKNOWN_SHOWN ? `${shown.join(', ')} and more` : shown.join(', ')
  if (unknown.length > 0) {
    return count === 0 ? (
      <p>Nothing here matches {words}.</p>
    ) : (
      <p>Left out, as nothing here matches: {words}.</p>
    )
  }
  const hasWords = /[\p{L}\p{N}]/u.test(state.query)
  return state.query !== '' && !hasWords ? (
    <p>“{state.query}” has no words to search for, so nothing was filtered by it.</p>
  ) : null
}
