import type { ApiCall } from '../http/openapi/document.ts'

/** What `brochureRoutes` answers. */
export const brochureReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/cars/:slug/pdf',
    summary: 'The brochure of a car, on sites with this feature',
    file: 'application/pdf',
  },
]
