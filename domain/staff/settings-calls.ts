import { z } from 'zod'
import { enquiryCategories } from '../enquiry/category.ts'
import { whole } from '../quantities.ts'
import { flagNames } from '../site/flags.ts'
import type { StaffCalls } from './staff-call.ts'

const flag = z.enum(flagNames)

const condition = z.strictObject({
  code: z.string().describe('Permanent, such as not_in_stock'),
  holds: z
    .boolean()
    .describe('Whether it is as the thing needs it, or for a choice whether it applies'),
  words: z.string().describe('What is the case'),
  from: z.enum(['car', 'settings', 'pages', 'time']),
  flag: flag.describe('The feature that decides it').optional(),
  setting: z.string().describe('Place of another setting that decides it, in site.json').optional(),
})

const acts = z.strictObject({
  path: z.string().describe('An address of the page'),
  route: z.string(),
  blocks: z.array(z.strictObject({ id: z.string(), title: z.string() })),
})

/** Whether something of a car is shown, and what decides that. */
export const decision = z.strictObject({
  thing: z.string().describe('What is decided, in words'),
  is_shown: z.boolean(),
  text: z.string().optional(),
  how: z.enum(['all', 'first']),
  conditions: z.array(condition),
})

/** What the settings of a site do (Spec 6.04). */
export const settingsCalls = {
  'GET /:site/features': {
    summary: 'Every feature, and on which cars and pages it acts, as the site is live',
    access: 'see_settings',
    answer: z.strictObject({
      cars: whole('Cars that are listed'),
      features: z.array(
        z.strictObject({
          name: flag,
          is_on: z.boolean(),
          cars: whole('Listed cars of which it changes what is shown')
            .describe('Absent for a feature that no car depends on')
            .optional(),
          pages: z.array(acts).describe('Pages with blocks that ask for it'),
        }),
      ),
    }),
  },
  'GET /:site/why': {
    summary: 'What decides whether and how a car, or each block of a page, is shown',
    access: 'see_settings',
    query: z.strictObject({ path: z.string().max(500).describe('Address of a page, as of a car') }),
    answer: z.strictObject({
      car: z.strictObject({ id: z.string(), name: z.string() }).optional(),
      decisions: z.array(decision),
      blocks: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          conditions: z.array(
            z.strictObject({ holds: z.boolean(), words: z.string(), flag: z.string().optional() }),
          ),
        }),
      ),
    }),
  },
  'GET /:site/delivery': {
    summary: 'Where enquiries go, in the order in which routes are tried, as the site is live',
    access: 'see_settings',
    answer: z.strictObject({
      routes: z.array(
        z.strictObject({
          takes: z.array(z.string()).describe('Categories, locations, dealerships; none for all'),
          to: z.array(z.string()),
          category: z.enum(enquiryCategories).describe('Of a test of this route').optional(),
          location: z.string().describe('Likewise').optional(),
        }),
      ),
    }),
  },
  'POST /:site/delivery/test': {
    summary: 'Sends an enquiry that says that it is a test to its real destinations',
    access: 'publish_delivery',
    sight: 'test_enquiry_sent',
    body: z.strictObject({
      category: z.enum(enquiryCategories).default('General Enquiry'),
      location: z.string().max(200).optional(),
    }),
    answer: z.strictObject({ lead: z.string().describe('Id of the lead, which has its attempts') }),
  },
} as const satisfies StaffCalls
