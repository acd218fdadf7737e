import { z } from 'zod'
import { MAX_MESSAGE_CHARACTERS } from './form/thresholds.ts'
import { leadText } from './lead-text.ts'
import {
  MAX_LINKED_PARAMETER_NAME,
  MAX_LINKED_PARAMETER_VALUE,
  MAX_LINKED_PARAMETERS,
  MAX_SECONDS_ON_PAGE,
  MAX_USER_AGENT,
  MAX_VISITED_PAGE,
  MAX_VISITED_PAGES,
  MAX_WEB_ADDRESS,
} from './thresholds.ts'

/** What a buyer was shown beside a box, and whether it was ticked: proof of consent. Spec 5.13, 5.15. */
const shown = (what: string) =>
  z
    .strictObject({
      text: leadText('The words as they were shown', MAX_MESSAGE_CHARACTERS),
      given: z.boolean().describe('Whether the box was ticked'),
    })
    .describe(what)
    .optional()

/** Where a visit went before the lead. Spec 7.09. */
export const leadAttributesSchema = z
  .strictObject({
    visited_pages: z
      .array(leadText('Path of a page', MAX_VISITED_PAGE))
      .max(MAX_VISITED_PAGES)
      .default([])
      .describe('Pages of the visit, the latest last'),
    linked_query_params: z
      .record(
        leadText('Name', MAX_LINKED_PARAMETER_NAME),
        leadText('Value', MAX_LINKED_PARAMETER_VALUE),
      )
      .refine((parameters) => Object.keys(parameters).length <= MAX_LINKED_PARAMETERS, {
        error: `expected at most ${MAX_LINKED_PARAMETERS}`,
      })
      .default({})
      .describe('Parameters of the address that led to the site, such as utm_source'),
  })
  .describe('What led to it')
export type LeadAttributes = z.infer<typeof leadAttributesSchema>

/** Where a lead came from, and what the buyer agreed to. Personal: kept with the lead alone. Spec 7.09. */
export const leadOrigin = {
  consent: shown('The opt-in as it was shown'),
  terms: shown('The terms as they were shown'),
  source: z.literal('Website').describe('Where it came from').optional(),
  page: leadText('Path of the page with the form', MAX_VISITED_PAGE).optional(),
  url: leadText('Address of the page with the form', MAX_WEB_ADDRESS).optional(),
  user_agent: leadText('Browser', MAX_USER_AGENT).optional(),
  seconds_on_page: z
    .int()
    .min(0)
    .max(MAX_SECONDS_ON_PAGE)
    .describe('Seconds from the opening of the page with the form, as its script measured them')
    .optional(),
  in_rush: z
    .literal(true)
    .describe('It came when the site had more than 200 within an hour (D45)')
    .optional(),
  lead_attributes: leadAttributesSchema.optional(),
}
