import { describe, expect, test } from 'vitest'
import { draftCompletion } from './complete-draft.ts'
import { type ImportSite, plainSite } from './import-site.ts'
import { loadMapping } from './mapping/load-mapping.ts'

const mapping = await loadMapping('canonical')
const now = new Date('2026-03-10T00:00:00Z')
const yards = [{ id: 'N01', slug: 'north-lakes' }]

function completed(draft: Record<string, unknown>, site: Partial<ImportSite> = {}) {
  const drops: string[][] = []
  const onDrop = (...drop: string[]) => void drops.push(drop)
  const completion = draftCompletion({ mapping, site: { ...plainSite, ...site }, now, onDrop })
  completion.complete({ draft, line: 7 })
  completion.complete({ draft: { ...draft }, line: 9 })
  return { draft, drops, unknownYards: completion.unknownYards() }
}

describe('columns of a lender', () => {
  const lender = { interestRate: 8.49, comparisonRate: 9.31, paymentWeek: 99 }

  test('are an entry of the lender that they name (Spec 3.18, 3.19)', () => {
    const { draft } = completed({ lender: { provider: '2', ...lender } })
    expect(draft).toEqual({ finance_lenders: { 2: lender } })
  })

  test('are one of the site’s provider where they name none (Spec 3.18)', () => {
    const { draft } = completed({ lender }, { finance: { provider: 4 } })
    expect(draft).toEqual({ finance_lenders: { 4: lender } })
  })

  test('stand beside entries given as JSON (Spec 3.18)', () => {
    const given = { 1: { paymentMonth: 400 } }
    const { draft } = completed({ finance_lenders: given, lender: { provider: '4', ...lender } })
    expect(draft).toEqual({ finance_lenders: { ...given, 4: lender } })
    expect(given).toEqual({ 1: { paymentMonth: 400 } })
  })

  test('of no provider are dropped, with the reason (Spec 3.18)', () => {
    const { draft, drops } = completed({ lender: { ...lender } })
    expect(draft).toEqual({})
    expect(drops[0]).toEqual(['finance_rate', '', expect.stringContaining('lender.provider')])
  })

  test('that have a provider only are no entry (Spec 3.18)', () => {
    expect(completed({ lender: { provider: '4' } })).toMatchObject({ draft: {}, drops: [] })
  })
})

describe('a yard code', () => {
  test.each(['N01', 'n01', 'north-lakes'])('%s of the site is not reported (Spec 3.12)', (code) => {
    expect(completed({ location_id: code }, { locations: yards }).unknownYards).toEqual([])
  })

  test('that the site does not have is reported with its column, count and first line, and stays (Spec 3.12)', () => {
    const { draft, unknownYards } = completed({ location_id: 'X9' }, { locations: yards })
    expect(unknownYards).toEqual([{ column: 'yard_code', code: 'X9', count: 2, firstLine: 7 }])
    expect(draft).toEqual({ location_id: 'X9' })
  })

  test('is not checked for a site without locations (Spec 3.25)', () => {
    expect(completed({ location_id: 'X9' }).unknownYards).toEqual([])
  })
})
