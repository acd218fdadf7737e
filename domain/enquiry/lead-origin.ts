import { z } from 'zod'
import { MESSAGE_CHARACTERS_AT_MOST } from './form/thresholds.ts'
import { leadText } from './lead-text.ts'
import {
  LINKED_PARAMETER_NAME_AT_MOST,
  LINKED_PARAMETER_VALUE_AT_MOST,
  LINKED_PARAMETERS_AT_MOST,
  SECONDS_ON_PAGE_AT_MOST,
  USER_AGENT_AT_MOST,
  VISITED_PAGE_AT_MOST,
  VISITED_PAGES_AT_MOST,
  WEB_ADDRESS_AT_MOST,
} from './thresholds.ts'

/** What a buyer was shown beside a box, and whether it was ticked: proof of consent. Spec 5.13, 5.15. */
const shown = (what: string) =>
  z
    .strictObject({
      text: leadText('The words as they were shown', MESSAGE_CHARACTERS_AT_MOST),
      given: z.boolean().describe('Whether the box was ticked'),
    })
    .describe(what)
    .optional()

/** Where a visit went before the lead. Spec 7.09. */
export const leadAttributesSchema = z
  .strictObject({
    visited_pages: z
      .array(leadText('Path of a page', VISITED_PAGE_AT_MOST))
      .max(VISITED_PAGES_AT_MOST)
      .default([])
      .describe('Pages of the visit, the latest last'),
    linked_query_params: z
      .record(
        leadText('Name', LINKED_PARAMETER_NAME_AT_MOST),
        leadText('Value', LINKED_PARAMETER_VALUE_AT_MOST),
      )
      .refine((parameters) => Object.keys(parameters).length <= LINKED_PARAMETERS_AT_MOST, {
        error: `expected at most ${LINKED_PARAMETERS_AT_MOST}`,
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
  page: leadText('Path of the page with the form', VISITED_PAGE_AT_MOST).optional(),
  url: leadText('Address of the page with the form', WEB_ADDRESS_AT_MOST).optional(),
  user_agent: leadText('Browser', USER_AGENT_AT_MOST).optional(),
  seconds_on_page: z
    .int()
    .min(0)
    .max(SECONDS_ON_PAGE_AT_MOST)
    .describe('Seconds from the opening of the page with the form, as its script measured them')
    .optional(),
  lead_attributes: leadAttributesSchema.optional(),
}
