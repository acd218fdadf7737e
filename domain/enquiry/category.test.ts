import { describe, expect, test } from 'vitest'
import { baseWords } from '../site/interface-texts.ts'
import { isCareerEnquiry, withCareersConverted } from './careers.ts'
import { enquiryCategories } from './category.ts'
import { defaultCategory } from './default-category.ts'
import { presetMessage } from './preset-message.ts'

test('the categories are those of the decision (Spec 3.40, D19)', () => {
  expect(enquiryCategories.join(', ')).toBe(
    'General Enquiry, New Vehicle Enquiry, Demo Vehicle Enquiry, Used Vehicle Enquiry, ' +
      'Test Drive, Test Drive Only, Request Photos, Service Booking, Parts Enquiry, ' +
      'Finance Enquiry, Trade-In Valuation, Fleet Enquiry, Reserve Online, Online Purchase, ' +
      'Spin To Win, Careers Enquiry',
  )
})

describe('where the buyer chooses no category', () => {
  test.each([
    ['new', 'New Vehicle Enquiry'],
    ['demo', 'Demo Vehicle Enquiry'],
    ['used', 'Used Vehicle Enquiry'],
  ] as const)('an enquiry about a %s car is a %s (D19)', (car_type, category) => {
    expect(defaultCategory('enquiry', { car_type })).toBe(category)
  })

  test.each([
    ['an enquiry without a car', 'General Enquiry', 'enquiry', undefined],
    ['a test drive without a car', 'Test Drive', 'test_drive', undefined],
    ['a test drive of a car', 'Test Drive', 'test_drive', { car_type: 'used' }],
    ['one of a tagged car', 'Test Drive', 'test_drive', { car_type: 'used', tag: 'One Owner' }],
    [
      'one of a car to drive only',
      'Test Drive Only',
      'test_drive',
      { car_type: 'demo', tag: ' Test drive only' },
    ],
    ['a request for photos', 'Request Photos', 'request_photos', { car_type: 'new' }],
    ['a request for photos without a car', 'Request Photos', 'request_photos', undefined],
  ] as const)('%s is a %s (D19)', (_what, category, form, car) => {
    expect(defaultCategory(form, car)).toBe(category)
  })
})

describe('a careers enquiry', () => {
  test('becomes a general one with its subcategory, everything else unchanged (Spec 4.31)', () => {
    const lead = { category: 'Careers Enquiry', phone: '+61491570006' } as const
    expect(withCareersConverted(lead)).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      phone: '+61491570006',
    })
  })

  test('is known before and after (Spec 4.31)', () => {
    const lead = { category: 'Careers Enquiry' } as const
    expect([lead, withCareersConverted(lead)].map(isCareerEnquiry)).toEqual([true, true])
  })

  test.each([
    { category: 'General Enquiry' } as const,
    { category: 'Fleet Enquiry', subcategory: 'Ten utes' } as const,
  ])('is none of %j, which stays as it is (Spec 4.31)', (lead) => {
    expect(withCareersConverted(lead)).toBe(lead)
    expect(isCareerEnquiry(lead)).toBe(false)
  })
})

test.each([
  ['in stock', 'nothing', { status: 'in_stock' }],
  ['coming soon', 'nothing', { status: 'coming_soon' }],
  ['sold', 'Can you please find me something similar?', { status: 'sold' }],
  ['withdrawn', 'Can you please find me something similar?', { status: 'withdrawn' }],
  ['unknown', 'nothing', undefined],
] as const)('for a car that is %s the message begins with %j (Spec 5.14)', (_state, text, car) => {
  expect(presetMessage(car, baseWords) ?? 'nothing').toBe(text)
})
