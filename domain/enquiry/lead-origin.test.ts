import { describe, expect, test } from 'vitest'
import { enquiryLeadSchema } from './enquiry-lead.ts'
import { leadAttributesSchema } from './lead-origin.ts'

const smallest = { category: 'General Enquiry', phone: '+61491570006' } as const

describe('what led to a lead', () => {
  const attributes = (over: object) =>
    leadAttributesSchema.safeParse({ visited_pages: [], linked_query_params: {}, ...over })
  const parameters = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`utm_${at}`, 'x']))

  test('is kept with what was agreed to, and where it came from (Spec 7.09, 5.13)', () => {
    const origin = {
      consent: { text: 'News from us', given: false },
      terms: { text: 'I agree', given: true },
      source: 'Website',
      page: '/contact-us',
      url: 'https://bay.example/contact-us',
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'mail' } },
    }
    expect(enquiryLeadSchema.parse({ ...smallest, ...origin })).toMatchObject(origin)
    expect(leadAttributesSchema.parse({})).toEqual({ visited_pages: [], linked_query_params: {} })
  })

  test.each([
    ['20 pages', { visited_pages: Array(20).fill('/search') }, true],
    ['21 pages', { visited_pages: Array(21).fill('/search') }, false],
    ['a path of 201 characters', { visited_pages: ['/'.repeat(201)] }, false],
    ['20 parameters', { linked_query_params: parameters(20) }, true],
    ['21 parameters', { linked_query_params: parameters(21) }, false],
    ['a value of 201 characters', { linked_query_params: { a: 'x'.repeat(201) } }, false],
  ])('is bounded: %s (Spec 7.09)', (_what, over, taken) => {
    expect(attributes(over).success).toBe(taken)
  })
})
