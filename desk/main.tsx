import './face.css'
import './desk.css'
import './sheets.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient, meQuery } from './api/queries.ts'
import { makeRouter } from './router.tsx'

const queries = makeQueryClient(() => {
  // Only what was signed in can be over; a screen that begins without a session leads there itself.
  if (queries.getQueryData(meQuery.queryKey) === undefined) return
  queries.removeQueries(meQuery)
  void router.navigate({
    to: '/staff/sign-in',
    search: { to: router.state.location.href, over: true },
  })
})
const router = makeRouter(queries)

const place = document.getElementById('desk')
if (!place) throw new Error('The page of the workspace has no element #desk.')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
