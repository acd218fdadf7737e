import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import DealerLocations from './dealer-locations.tsx'
import block from './schema.ts'

test('shows the hours of the coming week with its special days (Spec 3.32, D37)', () => {
  const html = renderToStaticMarkup(
    <DealerLocations
      id="list"
      props={block.props.parse({})}
      slots={{}}
      data={{}}
      site={storySite}
      page={storyPage({ now: '2026-12-20T00:30:00.000Z' })}
    />,
  )
  expect(html).toContain('<time dateTime="2026-12-25">Fri 25 Dec</time>')
})
