import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hilux } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { ShareLinks } from './share-links.tsx'

const html = (socialShare: boolean, hosts = ['jacaranda.example', 'www.jacaranda.example']) =>
  renderToStaticMarkup(
    <ShareLinks
      car={{ ...hilux, badge: 'SR5 & more' }}
      site={{ ...storySite, hosts, flags: { ...storySite.flags, socialShare } }}
    />,
  )

test('a car is sent by mail, WhatsApp and Facebook with the address of its page, without script (Spec 2.47)', () => {
  const hrefs = Array.from(
    html(true).matchAll(/href="([^"]+)"/g),
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )
  const url = `https://jacaranda.example/cars/${hilux.slug}`
  expect(hrefs.map(({ origin, protocol }) => (protocol === 'mailto:' ? protocol : origin))).toEqual(
    ['mailto:', 'https://wa.me', 'https://www.facebook.com'],
  )
  const [mail, whatsApp, facebook] = hrefs.map(({ searchParams }) => searchParams)
  expect(mail?.get('body')).toMatch(new RegExp(`^${mail?.get('subject')}\n${url}$`))
  expect(whatsApp?.get('text')).toMatch(new RegExp(` ${url}$`))
  expect(facebook?.get('u')).toBe(url)
  expect(html(true)).not.toMatch(/<script|<img|\+/)
})

test('a site without the feature, or without an address of its own, has none (Spec 2.47, 6.04)', () => {
  expect(html(false)).toBe('')
  expect(html(true, [])).toBe('')
})
