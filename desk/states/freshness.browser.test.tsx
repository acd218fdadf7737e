import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeQueryClient, peopleQuery } from '../api/queries.ts'
import { Freshness } from './query-state.tsx'

const now = new Date('2026-11-26T08:41:07')

function People() {
  const query = useQuery(peopleQuery('meadow'))
  return (
    <>
      <Freshness query={query} />
      <p>{query.data && `${query.data.people.length} people`}</p>
    </>
  )
}

/** Answers of the server, one after the other; a line that is down where absent. */
function open(answers: readonly (Response | undefined)[]) {
  const next = [...answers]
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const answer = next.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  const onSignedOut = vi.fn()
  const queries = makeQueryClient(onSignedOut)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={queries}>
      <People />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    fetching.mockRestore()
  })
  return { queries, onSignedOut }
}

const people = () => Response.json({ people: [], invitations: [] })
const alert = page.getByRole('alert')

test('a list that cannot be asked for anew keeps its rows, says from when they are, and tries again', async () => {
  const { queries } = open([people(), undefined, undefined, people()])
  await expect.element(page.getByText('0 people')).toBeVisible()
  queries.setQueryData(peopleQuery('meadow').queryKey, (data) => data, {
    updatedAt: now.getTime(),
  })
  void queries.invalidateQueries()
  await expect
    .element(alert)
    .toHaveTextContent('Could not refresh; this is from 8.41 am. Try again')
  await expect.element(page.getByText('0 people')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a refusal is said in the words of the server, at once, and a session that is over is noticed', async () => {
  const refusal = { error: 'Please sign in', code: 'signed_out' }
  const { onSignedOut } = open([Response.json(refusal, { status: 401 })])
  await expect.element(alert).toHaveTextContent('Please sign in. Try again')
  expect(onSignedOut).toHaveBeenCalledOnce()
})

test('a page of a proxy in place of an answer is told as one', async () => {
  open([new Response('<h1>Bad gateway</h1>', { status: 502 })])
  await expect
    .element(alert)
    .toHaveTextContent('The server could not do this just now. Please try again. Try again')
})
