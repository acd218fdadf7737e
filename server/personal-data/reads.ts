import type { ApiCall } from '../http/openapi/document.ts'

/** What `exportRoute` answers. */
export const personalReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/my-details',
    summary: 'Everything that is stored of the buyer who is signed in; others are led to sign in',
    file: 'application/json',
  },
]
