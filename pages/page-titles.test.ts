import { expect, test } from 'vitest'
import { titleWarnings } from './page-titles.ts'
import { blocks } from './render/registry.ts'

const hero = { id: 'hero', block: 'hero-search' }
const form = { id: 'form', block: 'lead-form', props: { form: 'contact' } }
const heading = { id: 'top', block: 'section-heading', props: { heading: 'Utes', level: 'h1' } }
const below = { ...form, props: { ...form.props, level: 'h2' } }

const two = (first: string, second: string) =>
  `the page has two main headings, those of "${first}" and "${second}"; give `

test.each([
  [
    'a hero and a form with its usual level',
    [hero, form],
    [`${two('hero', 'form')}"form" the level "h2"`],
  ],
  [
    'a heading before a hero, which has no level',
    [heading, hero],
    [`${two('top', 'hero')}"top" the level "h2"`],
  ],
  [
    'a form in a slot',
    [hero, { id: 'side', block: 'sidebar-layout', slots: { main: [form] } }],
    [`${two('hero', 'form')}"form" the level "h2"`],
  ],
  ['a form below the title', [hero, below], []],
  ['a form behind its heading', [hero, { ...form, props: { form: 'contact', folded: true } }], []],
  [
    'a place with a heading and a form with its usual level',
    [{ id: 'yard', block: 'place-picture', props: { heading: 'Service' } }, form],
    [`${two('yard', 'form')}"form" the level "h2"`],
  ],
  ['a place without a heading', [form, { id: 'yard', block: 'place-picture' }], []],
  [
    'what is shown with a block around it alone',
    [hero, { id: 'side', block: 'sidebar-layout', slots: { main: [{ ...form, when: {} }] } }],
    [],
  ],
  ['one for each kind of screen', [{ ...heading, when: { viewport: 'wide' } }, hero], []],
  ['what is no block', [hero, null, 'form', { block: 'none' }], []],
])('main headings: %s (WCAG 1.3.1)', (_, list, messages) => {
  expect(titleWarnings(list, blocks).map(({ message }) => message)).toEqual(messages)
})
