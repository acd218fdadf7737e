import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import Quotes from './quotes.tsx'
import block from './schema.ts'

test('a quote is a figure with its words and who said them', () => {
  const html = renderToStaticMarkup(
    <Quotes
      id="said"
      props={block.props.parse({ quotes: [{ text: 'It was all true.', by: 'Sam, Moorooka' }] })}
      slots={{}}
      data={undefined}
      site={storySite}
      page={storyPage()}
    />,
  )
  expect(html).toContain('<blockquote>“It was all true.”</blockquote>')
  expect(html).toContain('<figcaption>Sam, Moorooka</figcaption>')
})

test('a quote without a name is rejected', () => {
  expect(block.props.safeParse({ quotes: [{ text: 'Great.' }] }).success).toBe(false)
})
