import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import PromoCarousel from './promo-carousel.tsx'
import block from './schema.ts'

const html = (promos: readonly string[]) =>
  renderToStaticMarkup(
    <PromoCarousel
      id="promos"
      props={block.props.parse({ heading: 'This month' })}
      slots={{ promos: promos.map((text) => <p key={text}>{text}</p>) }}
      data={undefined}
      site={storySite}
      page={storyPage()}
    />,
  )

test('the promotions are a list that a keyboard can scroll, in their order (Spec 2.50)', () => {
  const markup = html(['one', 'two'])
  expect(markup).toMatch(/<ul[^>]* tabindex="0"[^>]*aria-labelledby="promos-title"/i)
  expect(markup).toMatch(/<li><p>one<\/p><\/li><li><p>two<\/p><\/li>/)
  expect(markup.match(/<button/g)).toHaveLength(2)
})

test('one promotion has no buttons, and none is no section (Spec 2.50, 4.29)', () => {
  expect(html(['one'])).not.toContain('<button')
  expect(html([])).toBe('')
})
