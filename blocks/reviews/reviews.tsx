import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate } from '#domain/format.ts'
import type { WrittenReview } from '#domain/review/review.ts'
import { countText, ratingText, Stars } from '#parts/rating/rating.tsx'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { ViewOf } from '../define-block.ts'
import type { ReviewsData } from './load.ts'
import type block from './schema.ts'

/** What customers wrote, with the average of all that they wrote. Spec 1.10, 3.34, 9.22. */
export default function Reviews({ id, props, data, site }: ViewOf<typeof block, ReviewsData>) {
  const { heading, ground, variant = site.look.quotes } = props
  const { summary, reviews } = data
  if (!site.flags.reviews || reviews.length === 0) return null
  const { count, average_rating } = summary
  const rating = ratingText(site.constants.minimumReviewRating, site)
  return (
    <Section className="reviews" ground={ground} variant={variant} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} />
      <div className="reviews-body">
        {average_rating !== undefined && (
          <div className="reviews-summary">
            <b>{ratingText(average_rating, site)}</b>
            <Stars rating={average_rating} site={site} />
            <p>{countText(count, site)}</p>
            <p>{fillPlaceholders(site.words.reviewsLeast, { rating })}</p>
          </div>
        )}
        <ul className="reviews-list">
          {reviews.map((review) => (
            <li key={review.id}>
              <Review review={review} site={site} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Review({ review, site }: { readonly review: WrittenReview; readonly site: SiteView }) {
  const { text, rating, customer_name, review_date, source, image } = review
  const date = formatDate(review_date, site.locale, site.timeZone)
  return (
    <figure>
      <Stars rating={rating} site={site} />
      <blockquote>{text}</blockquote>
      <figcaption>
        {image !== undefined && (
          <Picture
            path={image}
            alt=""
            width={48}
            height={48}
            sizes="3rem"
            className="review-face"
          />
        )}
        <b>{customer_name}</b>
        <span>{fillPlaceholders(site.words.reviewSource, { date, source })}</span>
      </figcaption>
    </figure>
  )
}
