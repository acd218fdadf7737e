import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyFiles, storyNode } from '#blocks/story-files.fixture.tsx'
import { flagNames } from '#domain/site/flags.ts'
import { storySite } from '#parts/story-site.ts'
import { type Overrides, siteForStory, siteViewOf, tenantNames, themeForStory } from './tenants.ts'
import {
  flagsWithoutStory,
  framedStoryUrl,
  initialGlobals,
  overridesOf,
  toolbar,
} from './toolbar.ts'

const stories = Object.values(storyFiles).flatMap(({ default: meta, ...named }) =>
  Object.values(named).map((story) => ({ meta, story })),
)

/** The story as it is drawn where the toolbar sets the features so, and those that its views read. */
function drawnWith(overrides: Overrides, { meta, story }: (typeof stories)[number]) {
  const read = new Set<string | symbol>()
  const site = siteForStory(story.args?.site, 'harbour', overrides)
  const flagsRead = new Proxy(site.flags, {
    get(all, name) {
      read.add(name)
      return Reflect.get(all, name)
    },
  })
  const args = { ...story.args, site: { ...site, flags: flagsRead } }
  return { html: renderToStaticMarkup(storyNode(meta, { ...story, args })), read }
}

test('the toolbar switches those features that change a story', () => {
  // All that change none at once: most stories read them.
  const others = (isOn: boolean): Overrides => ({
    flags: Object.fromEntries(flagsWithoutStory.map((flag) => [flag, isOn])),
  })
  const readBy = stories.map((story) => ({ story, ...drawnWith(others(false), story) }))
  for (const { story, html } of readBy) expect(drawnWith(others(true), story).html).toBe(html)

  const changesAStory = (flag: string): boolean =>
    readBy.some(({ story, read }) => {
      const set = (to: string) => drawnWith(overridesOf({ flags: `${flag}-${to}` }), story).html
      return read.has(flag) && set('on') !== set('off')
    })
  const switched = flagNames.filter((flag) => !flagsWithoutStory.includes(flag))
  expect(switched.filter((flag) => !changesAStory(flag))).toEqual([])
}, 120_000)

test('at first a story has the site and the theme of the dealer', () => {
  const overrides = overridesOf(initialGlobals)
  for (const tenant of tenantNames)
    expect(siteViewOf(tenant, overrides)).toEqual(siteViewOf(tenant))
})

test('a scheme other than the dealer’s is computed from its brand and accent', () => {
  const { brand, accent } = themeForStory('volt')
  const light = themeForStory('volt', overridesOf({ scheme: 'light' }))
  expect(light).toMatchObject({ scheme: 'light', brand, accent })
  expect(light.paper).toBeUndefined()
  expect(themeForStory('volt', overridesOf({ scheme: 'dark' }))).toEqual(themeForStory('volt'))
})

test('a locale changes the texts and the formats of a dealer (Spec 9.23)', () => {
  const american = siteViewOf('kiwi', overridesOf({ locale: 'en-US' }))
  expect(american.locale).toBe('en-US')
  expect(american.words).not.toEqual(siteViewOf('kiwi').words)
})

test('all features are on, all are off, or one is', () => {
  const base = siteViewOf('harbour')
  const flagsOf = (flags: string) => siteViewOf('harbour', overridesOf({ flags })).flags
  expect(Object.values(flagsOf('on'))).not.toContain(false)
  expect(Object.values(flagsOf('off'))).not.toContain(true)
  expect(flagsOf('garage-on')).toEqual({ ...base.flags, garage: true })
})

test('a story with a site of its own keeps it, in the colours that the toolbar shows', () => {
  const own = { ...storySite, name: 'Own', look: { ...storySite.look, hero: 'stage' as const } }
  const overrides = overridesOf({ flags: 'off', scheme: 'light' })
  const { name, flags, look, theme } = siteForStory(own, 'volt', overrides)
  const shown = siteViewOf('volt', overrides)
  expect({ name, flags, hero: look.hero }).toEqual({ name: 'Own', flags: own.flags, hero: 'stage' })
  expect(theme.scheme).toBe('light')
  expect({ theme, scene: look.scene }).toEqual({ theme: shown.theme, scene: shown.look.scene })
})

test('every choice can be in a link: Storybook leaves out values with other characters', () => {
  const values = Object.values(toolbar).flatMap(({ toolbar: { items } }) =>
    items.map(({ value }) => value),
  )
  expect(values.filter((value) => !/^[a-zA-Z0-9 _-]*$/.test(value))).toEqual([])
  expect(framedStoryUrl({ tenant: 'volt', flags: 'finance-off', backgrounds: {} })).toBe(
    'iframe.html?globals=tenant:volt;flags:finance-off',
  )
})
