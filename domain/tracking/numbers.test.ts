import { expect, test } from 'vitest'
import { eventIds } from './event-ids.ts'
import { numbersOf } from './numbers.ts'

const range = { from: '2026-02-28', to: '2026-03-02' }
const counted = (event: number, day: string, carId: string, count: number) => ({
  day,
  event,
  carId,
  count,
})

test('figures add up by day, car and source; other events and days are left out (Spec 7.19-7.28)', () => {
  const { days, cars, sources, total } = numbersOf(
    [
      counted(eventIds.carView, '2026-02-28', 'b', 4),
      counted(eventIds.carView, '2026-03-02', 'a', 4),
      counted(eventIds.phoneClick, '2026-03-02', '', 2),
      counted(eventIds.favourite, '2026-03-02', 'c', 1),
      counted(eventIds.search, '2026-03-02', '', 9),
      counted(eventIds.emptySearch, '2026-03-02', '', 3),
      counted(eventIds.usedEnquiry, '2026-03-02', 'a', 7),
      counted(eventIds.carView, '2026-03-03', 'a', 50),
    ],
    [
      { day: '2026-03-02', carId: 'a', source: 'newsletter' },
      { day: '2026-02-28', carId: '', source: '' },
      { day: '2026-02-28', carId: 'd', source: '' },
      { day: '2026-02-28', carId: 'd', source: 'ads' },
      { day: '2026-02-27', carId: 'a', source: 'newsletter' },
    ],
    range,
  )
  expect(days.map(({ day, views, leads, searches }) => [day, views, leads, searches])).toEqual([
    ['2026-02-28', 4, 3, 0],
    ['2026-03-01', 0, 0, 0],
    ['2026-03-02', 4, 1, 9],
  ])
  expect(cars.map(({ id, views, leads }) => [id, views, leads])).toEqual([
    ['a', 4, 1],
    ['b', 4, 0],
    ['d', 0, 2],
    ['c', 0, 0],
  ])
  expect(sources).toEqual([
    { source: '', leads: 2 },
    { source: 'ads', leads: 1 },
    { source: 'newsletter', leads: 1 },
  ])
  expect(total).toEqual({
    views: 8,
    leads: 4,
    hearts: 1,
    calls: 2,
    searches: 9,
    empty_searches: 3,
  })
})

test('cars and sources of equal figures stand in the order of their names (Spec 7.19-7.28)', () => {
  const day = range.from
  const lead = (carId: string, source: string) => ({ day, carId, source })
  const leads = [lead('b', 'web'), lead('a', 'ads'), lead('c', 'post')]
  const views = ['c', 'b', 'a'].map((id) => counted(eventIds.carView, day, id, 1))
  const { cars, sources } = numbersOf(views, leads, range)
  expect(cars.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(sources.map(({ source }) => source)).toEqual(['ads', 'post', 'web'])
})
