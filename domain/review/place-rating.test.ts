import { expect, test } from 'vitest'
import { locationWith } from '../location/location.fixture.ts'
import { placeRating } from './place-rating.ts'

const reviews = [
  { rating: 5, location: 'yard' },
  { rating: 4, location: 'yard' },
  { rating: 1, location: 'other' },
]
const rated = { average_rating: 4.7, review_count: 812 }
const dealership = { id: 'd1', slug: 'bay', name: 'Bay' }
const ofBay = { dealership_slug: 'bay' }

test.each([
  ['the figures stated of it', rated, [dealership], [4.7, 812]],
  ['a stated average of the reviews here', { average_rating: 4.7 }, [dealership], [4.7, 2]],
  ['the figures of its dealership', ofBay, [{ ...dealership, ...rated }], [4.7, 812]],
  ['those of its reviews', ofBay, [dealership], [4.5, 2]],
])('the rating of a place is %s (Spec 3.31, 3.33)', (_, place, dealerships, [rating, count]) => {
  expect(placeRating(locationWith(place), { dealerships }, reviews)).toEqual({
    average_rating: rating,
    count,
  })
})
