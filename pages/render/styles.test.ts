import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/define-block.ts'
import { registryOf } from '#blocks/registry.ts'
import { variantProp } from '#domain/site/look.ts'
import { schemaVersion } from '#pages/page.ts'
import { storySite } from '#parts/story-site.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import { parseWholePage } from '../parse-page.ts'
import type { ComponentSheet } from './assets.ts'
import { asciiCss, escapeHtml, type Html, html } from './html.ts'
import { drawnStyles, pageStyles } from './styles.ts'

const story = defineBlock({
  name: 'story',
  title: 'Story',
  description: 'What the dealer says.',
  role: 'section',
  spec: ['9.30'],
  look: 'story',
  props: {
    variant: variantProp('story'),
    text: z.string().default(''),
    folded: z.boolean().default(false),
  },
  examples: [{ name: 'Smallest' }],
})
const registry = registryOf({ './story/schema.ts': { default: story } })

const sheets: readonly ComponentSheet[] = [
  { css: '/* card */' },
  { css: '/* hero */', blocks: ['hero'] },
  { css: '/* field-group */', blocks: ['hero', 'lead-form'] },
  { css: '/* section-head */', blocks: ['hero', 'story'] },
  { css: '/* story */', blocks: ['story'] },
  { css: '/* card-label */', variant: 'card-label' },
  { css: '/* card-note */', variant: 'card-note' },
  { css: '/* hero-stage */', blocks: ['hero'], variant: 'hero-stage' },
  { css: '/* story-ledger */', blocks: ['story'], variant: 'story-ledger' },
  { css: '/* story-shout */', blocks: ['story'], variant: 'story-shout' },
]

const assets = {
  styles: '/* base */',
  sheets,
  runtime: '',
  actions: '',
  tracking: '',
  watchlist: '',
  frame: '',
  why: '',
  links: { styles: [], modules: [] },
  island: (name: string) => name,
  font: (name: string) => name,
}

function pageWith(...chosen: readonly (string | undefined)[]) {
  const blocks = chosen.map((variant, index) => ({
    id: `story-${index}`,
    block: 'story',
    props: variant === undefined ? {} : { variant },
  }))
  const { page } = parseWholePage({ schemaVersion, route: '/', blocks }, 'home.json', registry)
  if (!page) throw new Error('The page is invalid')
  return page
}

const theme = themeCss(storySite.theme, storySite.look.scene)
const stylesWith = (...chosen: readonly (string | undefined)[]) =>
  pageStyles({ assets, site: storySite, page: pageWith(...chosen) })

test("has the sheets of its blocks and of the site's variants, and no others, before the theme (Spec 1.11)", () => {
  expect(stylesWith(undefined)).toBe(
    `/* base *//* card *//* section-head *//* story *//* card-label *//* story-ledger */${theme}`,
  )
})

test('has the variants that single blocks of the page choose, once each (Spec 1.11)', () => {
  expect(stylesWith('shout', 'shout', undefined)).toBe(
    `/* base *//* card *//* section-head *//* story *//* card-label *//* story-ledger *//* story-shout */${theme}`,
  )
})

test('of a block that is closed behind its heading has no variant, unless another one is open (Spec 1.11)', () => {
  const stylesOf = (...folded: readonly boolean[]) => {
    const page = pageWith(...folded.map(() => undefined))
    const blocks = page.blocks.map((node, at) => ({ ...node, props: { folded: folded[at] } }))
    return pageStyles({ assets, site: storySite, page: { ...page, blocks } })
  }
  expect(stylesOf(true, true)).not.toContain('/* story-ledger */')
  expect(stylesOf(true, false)).toContain('/* story-ledger */')
})

test('is chosen once for a page and a version of its site, and again for another version (Spec 1.11)', () => {
  let reads = 0
  const counted = {
    ...assets,
    get sheets() {
      reads++
      return sheets
    },
  }
  const page = pageWith('shout')
  const first = pageStyles({ assets: counted, site: storySite, page })
  const readsOfFirst = reads
  expect(pageStyles({ assets: counted, site: storySite, page })).toBe(first)
  expect(reads).toBe(readsOfFirst)

  const look = { ...storySite.look, card: 'note' } as const
  const repainted = { ...storySite, look, theme: { ...storySite.theme, brand: '#7a1f1f' } }
  const other = pageStyles({ assets: counted, site: repainted, page })
  expect(other).toContain('/* card-note */')
  expect(other).toContain('--brand:#7a1f1f')
})

test('is ASCII, as the hash of the policy and the page are (Spec 1.11)', () => {
  expect(asciiCss('a{content:" · …"}')).toBe('a{content:" \\b7  \\2026 "}')
})

describe('stylesheets in a file of their own', () => {
  const components = sheets.map((sheet) => ({
    ...sheet,
    css: `@layer components{${sheet.css}p{}}`,
  }))
  const menus = { css: '@layer components{/* menus */p{}}', blocks: ['story'], later: 'menus' }
  const linked = {
    ...assets,
    sheets: [{ css: '@layer utilities{a{top:0}}', blocks: ['story'] }, ...components, menus],
    sheetsUrl: (some: readonly ComponentSheet[]) => some.map(({ css }) => css).join(' '),
  }
  const styledWith = (...chosen: readonly (string | undefined)[]) => ({
    assets: linked,
    site: storySite,
    page: pageWith(...chosen),
  })

  test('are those that only blocks after the first section need, and those of what is not drawn at first (Spec 1.11)', () => {
    const styled = styledWith('ledger', 'shout')
    const inlined = pageStyles(styled)
    expect(inlined).toContain('@layer utilities{a{top:0}}')
    expect(inlined).toContain('/* story-ledger */')
    expect(inlined).not.toMatch(/story-shout|menus/)
    expect(drawnStyles(styled, [], []).url).toBe(
      '@layer components{/* story-shout */p{}} @layer components{/* menus */p{}}',
    )
    expect(drawnStyles(styledWith('shout', 'shout'), [], []).url).toBe(
      '@layer components{/* menus */p{}}',
    )
  })

  test('are without those that have no selector for what is drawn (Spec 1.11)', () => {
    const css =
      '@layer components{.a>b:not(.x),.c .d:is(.y,:has(.z)){top:0}:is(.e>b,.f,.y:has(i:not(.z))):hover{top:0}@keyframes k{0%{top:0}}}'
    const sheetsUrl = (some: readonly ComponentSheet[]) => `${some.length} sheets`
    const urlOf = (drawn: string, ...blocks: string[]) =>
      drawnStyles(
        {
          assets: {
            ...linked,
            sheets: [{ css, blocks: ['story', ...blocks], later: 'd' }],
            sheetsUrl,
          },
          site: storySite,
          page: pageWith('ledger'),
        },
        pageWith('ledger').blocks,
        [html`<p class="g"><i class="${escapeHtml(drawn)}">`],
      ).url
    expect(urlOf('f a')).toBe('1 sheets')
    expect(urlOf('d c')).toBe('1 sheets')
    expect(urlOf('e')).toBe('1 sheets')
    expect(urlOf('c')).toBeUndefined()
    expect(urlOf('y')).toBe('1 sheets')
    expect(urlOf('x z')).toBeUndefined()
  })

  test('and those of the first screen that nothing is drawn of are nowhere; what a photo that fails is replaced by stays (Spec 1.11)', () => {
    const css = (name: string) => `@layer components{.${name}{top:0}}`
    const own = ['story', 'sign', 'stage-scene'].map((name) => ({
      css: css(name),
      blocks: ['story'],
    }))
    const utility = { css: '@layer utilities{.pt-2{top:0}}', blocks: ['story'] }
    const styled = {
      assets: { ...linked, sheets: [...own, utility, { css: css('all-pages') }] },
      site: storySite,
      page: pageWith('ledger'),
    }
    const inlineOf = (drawn: Html) => drawnStyles(styled, styled.page.blocks, [drawn]).inline
    const names = (styles: string) => styles.match(/\.[a-z][\w-]+(?=\{)/g)
    expect(names(pageStyles(styled))).toEqual(
      expect.arrayContaining(['.story', '.sign', '.stage-scene', '.pt-2', '.all-pages']),
    )
    expect(names(inlineOf(html`<p class="story">`))).toEqual(['.story', '.pt-2', '.all-pages'])
    expect(names(inlineOf(html`<i class="stage-photo">`))).toContain('.stage-scene')
  })

  test('are needed from the first block behind the first section, or that is drawn with a class of theirs (Spec 1.11)', () => {
    const styled = styledWith('ledger', 'shout')
    const { blocks } = styled.page
    const place = (...drawn: Html[]) => drawnStyles(styled, blocks, drawn).before
    const [plain, own] = [html`<p class="story">`, html`<p class="menus story">`]
    expect(place(plain)).toBe(1)
    expect(place(plain, plain)).toBe(1)
    expect(place(own, plain)).toBe(0)
    expect(place(html`<p class="menus-story">`, plain)).toBe(1)
    expect(place(html`<p class="story menus">`, plain)).toBe(1)
  })
})
