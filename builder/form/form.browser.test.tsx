import axe from 'axe-core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { withValue } from '#builder/model/with-value.ts'
import { questionSchema } from '#domain/content/entries.ts'
import { error, type Problem } from '#pages/problem.ts'
import { blocks } from '#pages/render/registry.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { BlockForm } from './block-form.tsx'
import { isObject } from './is-object.ts'
import { type LookUps, noLookUps } from './look-ups.ts'
import '#desk/desk.css'
import './form.css'

type Props = Readonly<Record<string, unknown>>

interface Opened {
  readonly props: Props
  readonly template?: Props
  readonly problems?: readonly Problem[] | ((props: Props) => readonly Problem[])
  readonly lookUps?: LookUps
}

interface ScreenProps extends Opened {
  readonly schema: JsonSchema
  readonly onProps: (props: Props) => void
}

function Screen({ props, schema, onProps, problems = [], ...rest }: ScreenProps) {
  const [value, setValue] = useState(props)
  return (
    <BlockForm
      id="hero"
      block={{ title: 'Block', props: schema }}
      props={value}
      problems={typeof problems === 'function' ? problems(value) : problems}
      {...rest}
      onChange={(path, next) => {
        const written = withValue(value, path, next)
        if (!isObject(written)) return
        onProps(written)
        setValue(written)
      }}
    />
  )
}

/** Opens a block's form; returns what tells its props as they are now. */
function open(name: string, opened: Opened): () => Props {
  const block = blocks.get(name)
  if (!block) throw new Error(`There is no block ${name}`)
  return openForm(jsonSchemaOf(block.props), opened)
}

function openForm(schema: JsonSchema, opened: Opened): () => Props {
  let now = opened.props
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const onProps = (props: Props) => {
    now = props
  }
  root.render(<Screen {...opened} schema={schema} onProps={onProps} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return () => now
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id

test('an emptied optional text is absent, an emptied number unset, a default is shown and not written (Spec 6.04)', async () => {
  const now = open('car-row', { props: { heading: 'Just arrived', limit: 6 } })
  await userEvent.fill(page.getByRole('textbox', { name: 'Cars' }), '')
  expect(now()).toEqual({ heading: 'Just arrived' })
  const limit = page.getByRole('textbox', { name: 'Cars' })
  await expect.element(limit).toHaveAttribute('placeholder', '8')
  await userEvent.fill(limit, 'many')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Expected a number such as 30000, found “many”.')
  expect(now()).toEqual({ heading: 'Just arrived' })
  await userEvent.fill(limit, '4')
  await userEvent.keyboard('{ArrowUp}')
  expect(now()).toEqual({ heading: 'Just arrived', limit: 5 })
})

test('entries of a list are added, moved with the focus, and removed by keys; a list that is full offers no more (Spec 6.04)', async () => {
  const now = open('hero-search', { props: { points: ['Drive-away prices', 'Inspected'] } })
  await userEvent.click(page.getByRole('button', { name: 'Add to points' }))
  await userEvent.keyboard('Open Saturdays{Alt>}{ArrowUp}{/Alt}')
  expect(now().points).toEqual(['Drive-away prices', 'Open Saturdays', 'Inspected'])
  await expect.element(page.getByText('Points, entry 3 is now 2 of 3')).toBeInTheDocument()
  await userEvent.keyboard('!')
  expect(now().points).toEqual(['Drive-away prices', 'Open Saturdays!', 'Inspected'])
  await userEvent.click(page.getByRole('button', { name: 'Add to points' }))
  await expect.element(page.getByRole('button', { name: 'Add to points' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Remove Points, entry 1' }))
  expect(now().points).toEqual(['Open Saturdays!', 'Inspected', ''])
  expect(focused()).toBe('field-hero-points-0')
})

test('another part of a default writes what else the default has (Spec 6.04)', async () => {
  const now = open('hero-search', { props: {} })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Body' }), 'Ute')
  expect(now()).toEqual({ image: { body: 'Ute', colour: 'White' } })
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), 'Red')
  expect(now()).toEqual({ image: { body: 'Ute', colour: 'Red' } })
})

test('another kind of a part keeps what fits, and the kind before comes back as it was (Spec 6.04)', async () => {
  const quote = { type: 'quote', text: 'They rang me.', by: 'Lorraine' }
  const now = open('rich-text', { props: { parts: [quote] } })
  await userEvent.click(page.getByRole('button', { name: 'Quote They rang me.' }))
  const kind = page.getByRole('combobox', { name: 'Parts, entry 1' })
  await userEvent.selectOptions(kind, 'Paragraph')
  expect(now().parts).toEqual([{ type: 'paragraph', text: 'They rang me.' }])
  await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'They rang [me](/about-us).')
  expect(now().parts).toEqual([
    { type: 'paragraph', text: ['They rang', { text: 'me', href: '/about-us' }, '.'] },
  ])
  await userEvent.selectOptions(kind, 'Quote')
  expect(now().parts).toEqual([{ type: 'quote', text: 'They rang me.', by: 'Lorraine' }])
})

test('a field says whether it is changed here, and is reset to the template (Spec 6.04)', async () => {
  const now = open('hero-search', {
    props: { eyebrow: 'Four yards', points: ['A'] },
    template: { points: ['A'] },
  })
  const eyebrow = page.getByRole('textbox', { name: 'Line above' })
  await expect.element(page.getByText('Changed here:')).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Reset to template: Line above' }))
  expect(now()).toEqual({ points: ['A'] })
  await expect.element(eyebrow).toHaveFocus()
  await expect.element(page.getByText('Changed here:')).not.toBeInTheDocument()
})

test('a problem stands at its field and above all fields, from where a link leads into the entry that has it (Spec 6.04)', async () => {
  const problems = [
    error(['parts', 1, 'text'], 'missing: expected text of 1 to 4000 characters'),
    error(['width'], 'expected one of prose, page, found "wide"'),
  ]
  open('rich-text', {
    props: { parts: [{ type: 'heading', text: 'Hi' }, { type: 'quote' }], width: 'wide' },
    problems,
  })
  await expect.element(page.getByText('2 things to fix before publishing')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /^Parts, entry 2, quote: Missing/ }))
  const quote = page.getByRole('textbox', { name: 'Quote' })
  await expect.element(quote).toHaveFocus()
  await expect.element(quote).toHaveAccessibleDescription(/Missing: expected text/)
  await expect.element(quote).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(page.getByRole('group', { name: 'Width' }))
    .toHaveAccessibleDescription(/Expected one of prose, page, found "wide"/)
})

test('what is typed is judged after a pause at its field, which stays where it is, and above all fields once it is left (Spec 6.04)', async () => {
  const dead = error(['href'], 'no page of this site answers /sell')
  open('promo-slot', {
    props: { heading: 'Sell yours' },
    problems: ({ href }) => (href === '/sell' ? [dead] : []),
  })
  const link = page.getByRole('combobox', { name: 'Link', exact: true })
  const place = () => link.element().getBoundingClientRect().top
  await userEvent.click(link)
  const before = place()
  await userEvent.keyboard('/sell')
  await expect.element(link).toHaveValue('/sell')
  await expect.element(link).not.toHaveAttribute('aria-invalid')
  await expect.element(link).toHaveAccessibleDescription(/No page of this site answers/)
  expect(place()).toBe(before)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('1 thing to fix before publishing')).toBeVisible()
  await userEvent.click(link)
  await userEvent.keyboard('{End}-my-car{Tab}')
  await expect.element(link).toHaveValue('/sell-my-car')
  await expect.element(page.getByText('1 thing to fix')).not.toBeInTheDocument()
})

const facts = {
  cars: 23,
  facets: [
    { name: 'make', title: 'Make', kind: 'terms', values: ['Kia', 'Toyota'] },
    { name: 'price', title: 'Price', kind: 'range', values: [] },
  ],
} as const

test('filters are chosen by their names, told as chips and taken away; what they find is said (Spec 6.04)', async () => {
  const now = open('car-row', {
    props: { heading: 'Kia' },
    lookUps: { ...noLookUps, search: async () => facts },
  })
  const filter = page.getByRole('combobox', { name: 'Add a filter' })
  await userEvent.selectOptions(filter, 'Make')
  const make = page.getByRole('combobox', { name: 'Make' })
  // As a person does, which `selectOptions` does not.
  await userEvent.click(make)
  await userEvent.selectOptions(make, 'Kia')
  // The next is chosen from all.
  await expect.element(filter).toHaveValue('')
  await expect.element(filter).toHaveFocus()
  await userEvent.selectOptions(filter, 'Price')
  await userEvent.fill(page.getByRole('textbox', { name: 'Price, to' }), '30000')
  await userEvent.click(page.getByRole('button', { name: 'Set' }))
  expect(now().refine).toBe('make=Kia&price=:30000')
  await expect.element(page.getByText('Finds 23 cars today.')).toBeVisible()
  const chip = page.getByText('Price up to $30,000', { exact: true })
  const address = page.getByRole('textbox', { name: 'Filters' })
  await expect.element(address).toHaveValue('make=Kia&price=:30000')
  expect(chip.element().compareDocumentPosition(address.element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await userEvent.click(page.getByRole('button', { name: 'Remove Make: Kia' }))
  expect(now().refine).toBe('price=:30000')
  await expect.element(filter).toHaveFocus()
})

test('ends of a range are read as people write them, Enter sets them, and what is no number is said (Spec 6.04)', async () => {
  const now = open('car-row', {
    props: { heading: 'Under $30,000' },
    lookUps: { ...noLookUps, search: async () => facts },
  })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Add a filter' }), 'Price')
  const [from, to] = [/from$/, /to$/].map((name) => page.getByRole('textbox', { name }))
  if (!from || !to) throw new Error('There are two ends')
  await userEvent.fill(to, 'cheap')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(to)
    .toHaveAccessibleDescription('Expected a number such as 30000, found “cheap”.')
  expect(now()).toEqual({ heading: 'Under $30,000' })
  await userEvent.fill(from, '$40,000')
  await userEvent.fill(to, '$30,000')
  await userEvent.click(page.getByRole('button', { name: 'Set' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Expected a “to” of at least 40000, found “$30,000”.')
  await userEvent.fill(from, '10 000')
  await userEvent.keyboard('{Enter}')
  expect(now().refine).toBe('price=10000:30000')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  // Who goes on without a key has not typed for nothing.
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Add a filter' }), 'Price')
  await userEvent.fill(to, '20000')
  await userEvent.click(page.getByRole('textbox', { name: 'Heading' }))
  expect(now().refine).toBe('price=:20000')
})

const named: LookUps['named'] = async (of) =>
  of === 'topic'
    ? ['Money-back', 'Trading in'].map((topic) => ({ value: topic, title: topic }))
    : [{ value: 'privacy-policy', title: 'How we treat your details' }]

test('topics are chosen from those of the site, and one that no question has any more can be taken out (Spec 2.21, 6.04)', async () => {
  const lookUps = { ...noLookUps, named }
  const now = open('questions', { props: { heading: 'Ask', topics: ['Gone'] }, lookUps })
  const add = page.getByRole('combobox', { name: 'Topics: add' })
  await userEvent.selectOptions(add, 'Money-back')
  expect(now().topics).toEqual(['Gone', 'Money-back'])
  await expect.element(page.getByText('Money-back', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Remove Gone' }))
  expect(now().topics).toEqual(['Money-back'])
})

test('the topic of a question is one of those that there are, or a new one (Spec 2.21, 6.04)', async () => {
  const lookUps = { ...noLookUps, named }
  const now = openForm(jsonSchemaOf(questionSchema), { props: {}, lookUps })
  const topic = page.getByRole('combobox', { name: 'Topic' })
  const list = () => document.getElementById(topic.element().getAttribute('list') ?? '')
  const known = () => Array.from(list()?.children ?? [], (each) => each.getAttribute('value'))
  await expect.poll(known).toEqual(['Money-back', 'Trading in'])
  await userEvent.fill(topic, 'Towing')
  expect(now().topic).toBe('Towing')
})

test('what a field names of the site is chosen by its title, and kept where the site has it no more (Spec 2.22, 6.04)', async () => {
  const lookUps = { ...noLookUps, named }
  const now = open('text-page', { props: { text: 'old-terms' }, lookUps })
  const choice = page.getByRole('combobox', { name: 'Text' })
  await expect.element(choice).toHaveValue('old-terms')
  await userEvent.selectOptions(choice, 'How we treat your details')
  expect(now()).toEqual({ text: 'privacy-policy' })
})

const yard = { path: '/media/site/yard.webp', title: 'yard.webp', width: 1200, height: 800 }
const team = { path: '/media/site/team.jpg', title: 'team.jpg', width: 900, height: 600 }
const withPictures: LookUps = {
  ...noLookUps,
  pictures: async () => [{ ...yard, alt: 'The yard at dawn' }, team],
  pictureUrl: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
}

test('a picture is searched by what it shows, and chosen with its size and its text; the focus goes back (Spec 6.04)', async () => {
  const image = { type: 'image', path: '/media/site/old.jpg', alt: '', width: 1, height: 1 }
  const now = open('rich-text', { props: { parts: [image] }, lookUps: withPictures })
  await userEvent.click(page.getByRole('button', { name: /^Image/ }))
  await userEvent.click(page.getByRole('button', { name: 'Replace' }))
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await userEvent.fill(dialog.getByRole('searchbox'), 'dawn')
  await expect.element(dialog.getByText('1 picture', { exact: true })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'The yard at dawn yard.webp' }))
  const { path, width, height } = yard
  expect(now().parts).toEqual([{ type: 'image', path, width, height, alt: 'The yard at dawn' }])
  await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveFocus()
})

test('a picture is added where one is chosen, and a refusal is said (Spec 6.04)', async () => {
  const answers = [Promise.reject(new Error('The file is empty.')), Promise.resolve(team)]
  for (const answer of answers) answer.catch(() => undefined)
  const addPicture = () => answers.shift() ?? Promise.reject(new Error('asked too often'))
  const now = open('hero-search', {
    props: { image: { path: '/media/site/old.jpg', width: 1, height: 1 } },
    lookUps: { ...withPictures, addPicture },
  })
  await userEvent.click(page.getByRole('button', { name: 'Replace' }))
  const file = page.getByRole('dialog').getByLabelText('A picture to add')
  const sent = new File(['x'], 'team.jpg', { type: 'image/jpeg' })
  await userEvent.upload(file, sent)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The file is empty.')
  await userEvent.upload(file, sent)
  await expect.poll(() => now().image).toEqual({ path: team.path, width: 900, height: 600 })
})

test.each(['light', 'dark'])(
  'axe finds nothing in a form with problems, %s (WCAG 2.2 AA)',
  async (scheme) => {
    document.documentElement.dataset.scheme = scheme
    onTestFinished(() => {
      delete document.documentElement.dataset.scheme
    })
    open('rich-text', {
      props: { parts: [{ type: 'paragraph', text: 'Hi' }], ground: 'loud' },
      template: {},
      problems: [error(['ground'], 'expected one of plain, tint, flood, dark, found "loud"')],
    })
    await userEvent.click(page.getByRole('button', { name: /^Paragraph/ }))
    // Of a page the form is only a part.
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
    const { violations } = await axe.run(document.body, { rules })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)
