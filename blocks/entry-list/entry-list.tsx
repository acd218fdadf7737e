import { EntryCards } from '#parts/entries/entry-cards.tsx'
import { EntryListing, type Listing } from '#parts/entries/entry-listing.tsx'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** Offers or posts: a few with a link to all, or all of them as the main part of a page. */
export default function EntryList(view: ViewOf<typeof block, Listing>) {
  const { id, props, data, site, page } = view
  const { heading, text, few, linkText, ground, variant = site.look.entries } = props
  const { words } = site
  const isOffers = props.of === 'offers'
  const isMain = few === undefined
  if (!isMain && data.entries.length === 0) return null
  const title = `${id}-title`
  const all = isOffers ? '/offers' : '/blog'
  if (isMain) {
    return (
      <EntryListing
        id={title}
        variant={variant}
        heading={heading}
        text={text}
        listing={data}
        all={all}
        none={
          isOffers
            ? { heading: words.offersNone, text: words.offersNoneAdvice }
            : { heading: words.postsNone }
        }
        site={site}
        page={page}
      />
    )
  }
  return (
    <Section className="entries" ground={ground} variant={variant} labelledBy={title}>
      <SectionHead
        id={title}
        heading={heading}
        text={text}
        link={page.answers(all) ? { href: all, text: linkText } : undefined}
      />
      <EntryCards entries={data.entries} site={site} level={3} />
    </Section>
  )
}
