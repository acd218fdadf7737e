import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lookAxes } from '#domain/site/look-axes.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SiteFooter from './site-footer.tsx'
import '#ui/app.css'
import './site-footer.css'
import './footer-colophon.css'
import './footer-line.css'
import './footer-poster.css'
import './footer-sign.css'
import './footer-slim.css'

test.each(lookAxes.footer.variants)(
  'the footer %s keeps no empty columns where locations are not shown (Spec 2.32)',
  async (variant) => {
    await page.viewport(1280, 900)
    document.body.innerHTML = renderToStaticMarkup(
      <SiteFooter
        id="footer"
        props={block.props.parse({ variant, showLocations: false })}
        slots={{}}
        data={undefined}
        site={storySite}
        page={storyPage()}
      />,
    )
    const right = (selector: string) =>
      Math.round(
        [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().right ?? 0,
      )
    expect(right('.footer-links nav')).toBe(right('.footer-legal'))
  },
)
