import { z } from 'zod'
import { day, pictureUrl, text, whole } from '../quantities.ts'
import { STARS } from './thresholds.ts'

const stars = (description: string) =>
  z.number().min(0).max(STARS).describe(`${description}, 0 to 5 stars`)

/** A customer's review of a dealership. Spec 3.34. */
export const reviewSchema = z
  .strictObject({
    id: text('Id'),
    customer_name: text('Who wrote it').optional(),
    text: text('What they wrote').optional(),
    rating: stars('Rating'),
    image: pictureUrl('Picture of the customer').optional(),
    created_at_time_ago_in_words: text('Its age, such as 3 days ago').optional(),
    review_date: day('Day that it was written').optional(),
    review_date_in_words: text('The same, such as 3 March 2026').optional(),
    source: text('Where it was written, such as Google').optional(),
    location: text('The location that it is about').meta({ format: 'location' }).optional(),
  })
  .describe('Review')
export type Review = z.infer<typeof reviewSchema>

/** A review in a site's content: dated, and marked where it is from; its age in words is worked out. */
export const writtenReviewSchema = reviewSchema
  .omit({ created_at_time_ago_in_words: true, review_date_in_words: true })
  .required({ customer_name: true, text: true, review_date: true, source: true })
  .describe('Review')
export type WrittenReview = z.infer<typeof writtenReviewSchema>

/** Average and count of a place's reviews, as its site's file states them. Spec 3.31, 3.33. */
export const reviewFigures = {
  average_rating: z
    .number()
    .min(0)
    .max(STARS)
    .optional()
    .meta({ title: 'Average rating', description: 'Average of its reviews, 0 to 5.' }),
  review_count: z
    .int()
    .min(0)
    .optional()
    .meta({ title: 'Review count', description: 'How many reviews it has.' }),
}

/** Average and count of all reviews of a dealership, shown or not. Spec 3.34. */
export const reviewSummarySchema = z
  .strictObject({
    count: whole('Reviews'),
    average_rating: stars('Average of their ratings; absent without a review').optional(),
  })
  .describe('Review summary')
export type ReviewSummary = z.infer<typeof reviewSummarySchema>
