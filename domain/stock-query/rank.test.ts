import { describe, expect, test } from 'vitest'
import { rankOf } from './rank.ts'

const now = new Date('2026-03-31T00:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const sold = { status: 'sold' } as const

/** Of a hundred; without what a test names, a sold car has no points. */
type RankedCar = Partial<Parameters<typeof rankOf>[0]>
const pointsOf = (car: RankedCar, newTagDays = 8) =>
  Math.round(rankOf({ ...sold, ...car }, now, newTagDays) * 100)

describe('relevance', () => {
  test.each<[string, RankedCar, number]>([
    ['a sold car without anything', {}, 0],
    ['a car in stock', { status: 'in_stock' }, 40],
    ['a car coming soon', { status: 'coming_soon' }, 40],
    ['a reserved car', { status: 'in_stock', reserved: true }, 0],
    ['a withdrawn car', { status: 'withdrawn' }, 0],
    ['9 photos', { photos_count: 9 }, 23],
    ['10 photos', { photos_count: 10 }, 25],
    ['11 photos', { photos_count: 11 }, 25],
    ['as many photos as it has pictures', { images: ['/1.jpg', '/2.jpg'] }, 5],
    ['1e12 photos', { photos_count: 1e12 }, 25],
    ['a price of 10', { price: 10 }, 0],
    ['a price of 11', { price: 11 }, 20],
    ['a price of 1e12', { price: 1e12 }, 20],
    ['a price that is no number', { price: Number.NaN }, 0],
    ['an offer alone', { offer_price: 20_000 }, 20],
    [
      'all of these',
      { status: 'in_stock', photos_count: 10, price: 20_000, created_at: daysAgo(0) },
      99,
    ],
  ])('gives %s its points (Spec 7.03, D7)', (_, car, points) => {
    expect(pointsOf(car)).toBe(points)
  })

  test.each([
    [-12_000, 8, 0],
    [-0.001, 8, 0],
    [0, 8, 14],
    [7, 8, 14],
    [8, 8, 14],
    [49, 8, 7],
    [89, 8, 0],
    [90, 8, 0],
    [91, 8, 0],
    [12_000, 8, 0],
    [0, 0, 14],
    [89, 90, 14],
    [90, 90, 0],
    [91, 90, 0],
  ])(
    'of a car %d days in stock, new for %d days, has %d points (Spec 7.03)',
    (days, newFor, points) => {
      expect(pointsOf({ created_at: daysAgo(days) }, newFor)).toBe(points)
    },
  )

  test("puts the dealer's own order before all (Spec 7.03, D7)", () => {
    const best = {
      status: 'in_stock',
      photos_count: 10,
      price: 20_000,
      created_at: daysAgo(0),
    } as const
    const ranks = [
      rankOf({ ...sold, custom_rank: 1 }, now, 8),
      rankOf({ ...sold, custom_rank: 0 }, now, 8),
    ]
    expect(ranks).toEqual([2, 1])
    expect(rankOf(best, now, 8)).toBeLessThan(1)
  })
})
