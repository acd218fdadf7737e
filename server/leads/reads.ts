import { z } from 'zod'
import type { ApiCall } from '../http/openapi/document.ts'

/** What `formSchemaRoutes` answers. */
export const leadReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/forms',
    summary: 'The forms of a page, for who sends them to `POST /api/leads`',
    query: z.object({ page: z.string().describe('Path of the page, such as `/contact-us`') }),
    answer: z.strictObject({
      forms: z.array(
        z.strictObject({
          form_id: z.string(),
          form: z.string().describe('Its kind'),
          schema: z.looseObject({}).describe('JSON Schema of its fields'),
        }),
      ),
    }),
  },
]
