import { Component, createContext, createElement, type ReactNode, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type StoryFile, storyFiles, storyNode } from '#blocks/story-files.fixture.tsx'
import { Island, Scripted } from '#parts/rendering.tsx'
import { elementHtml, Rendered, type Rendering } from './element-html.ts'
import { ascii, html, trustedHtml } from './html.ts'

/** Lists and islands are drawn as the components that they are elsewhere. */
const plain: Rendering = {
  each({ of, view: View }) {
    return elementHtml(
      // biome-ignore lint/suspicious/noArrayIndexKey: a list without state
      of.map((item, index) => <View key={index} {...item} />),
      plain,
    )
  },
  island: (props) => trustedHtml(ascii(renderToStaticMarkup(<Island {...props} />))),
  scripted: (props) => trustedHtml(ascii(renderToStaticMarkup(<Scripted {...props} />))),
}

/**
 * Attributes in order of name, no preloads, which React puts before the root, and no ids of hooks:
 * an island alone has others than one among components.
 */
const normal = (markup: string): string =>
  markup
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/_R_\w*_/g, '_R_')
    .replace(/<([a-z][\w-]*)((?: [\w:-]+="[^"]*")+)/gi, (_, tag: string, attributes: string) =>
      [`<${tag}`, ...(attributes.match(/ [\w:-]+="[^"]*"/g) ?? []).sort()].join(''),
    )

const byReact = (node: ReactNode) => normal(ascii(renderToStaticMarkup(node)))
const byUs = (node: ReactNode) => normal(elementHtml(node, plain))

type PrimitiveFile = StoryFile & {
  readonly default: { readonly parameters?: { readonly primitive?: { readonly level: number } } }
}
/** Those of level 2 have hooks: they are parts of islands, which React draws. */
const uiStoryFiles = Object.fromEntries(
  Object.entries(
    import.meta.glob<PrimitiveFile>('../../ui/*/*.stories.tsx', { eager: true }),
  ).filter(([, file]) => file.default.parameters?.primitive?.level !== 2),
)

const storyCases = Object.entries({ ...storyFiles, ...uiStoryFiles }).flatMap(
  ([path, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => ({
      name: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')} ${name}`,
      node: storyNode(meta, story),
    })),
)

test.each(storyCases)('writes the story $name as React does', ({ node }) => {
  expect(byUs(node)).toBe(byReact(node))
})

const Two = () => [<i key="1">1</i>, <i key="2">2</i>]
const handler = () => undefined

test.each<{ name: string; node: ReactNode }>([
  { name: 'text and numbers', node: <p>{['a', 1, 0, 2n, '', null, undefined, true, false]}</p> },
  { name: 'special letters', node: <p title={`<"'&>`}>{`<"'&> é 🚗`}</p> },
  { name: 'fragments and lists', node: <div>{[<Two key="t" />, <b key="b" />]}</div> },
  { name: 'other lists', node: <div>{new Set(['a', 'b'])}</div> },
  {
    name: 'true and false',
    node: <details open data-a={false} aria-hidden={true} hidden={false} />,
  },
  { name: 'handlers', node: <button type="button" onClick={handler} disabled={false} /> },
  { name: 'other spellings', node: <output htmlFor="a" className="b" tabIndex={-1} /> },
  { name: 'numbers of lines', node: <textarea rows={0} cols={20} defaultValue={'\na<'} /> },
  { name: 'a controlled area', node: <textarea value="a" readOnly /> },
  {
    name: 'first states',
    node: <input type="checkbox" defaultChecked defaultValue="a" name="b" />,
  },
  { name: 'states', node: <input value="" checked={false} readOnly maxLength={3} /> },
  {
    name: 'a download',
    node: (
      <a href="/a" download={true}>
        {'a'}
      </a>
    ),
  },
  { name: 'words', node: <p contentEditable={false} spellCheck={false} draggable /> },
  {
    name: 'styles',
    node: (
      <p style={{ marginTop: 3, opacity: 0.5, '--a': 4, WebkitMask: ' a ', color: '' } as object} />
    ),
  },
  {
    name: 'a drawing',
    node: (
      <svg viewBox="0 0 1 1" aria-hidden>
        <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" />
      </svg>
    ),
  },
  {
    name: 'what a select chooses',
    node: (
      <select defaultValue="2" name="a">
        <option value={1}>One</option>
        <optgroup label="More">
          <option>{2}</option>
          <option value="3">Three {3}</option>
        </optgroup>
      </select>
    ),
  },
])('writes $name as React does', ({ node }) => {
  expect(byUs(node)).toBe(byReact(node))
})

test('leaves out an address that is empty or a script', () => {
  expect(byUs(<img src="" alt="" />)).toBe('<img alt=""/>')
  expect(byUs(<a href={' java\nscript:alert(1)'}>a</a>)).toBe('<a>a</a>')
})

test('writes rendered HTML unchanged', () => {
  expect(byUs(<div>{<Rendered html={html`<b>1</b>`} />}</div>)).toBe('<div><b>1</b></div>')
})

test('writes the given attributes on the root element, before its own', () => {
  expect(elementHtml(<p className="a">a</p>, plain, ' id="b"')).toBe('<p id="b" class="a">a</p>')
  expect(() => elementHtml('text', plain, ' id="b"')).toThrow('expected one root element')
})

class Old extends Component {
  override render() {
    return null
  }
}
const rawHtml = { dangerouslySetInnerHTML: { __html: '<b>' } }
const Context = createContext('')
const Counter = () => useState(1)[0]

describe('rejects what a view may not contain', () => {
  test.each<{ name: string; node: ReactNode; says: string }>([
    { name: 'a class', node: <Old />, says: 'plain function components' },
    { name: 'a context', node: <Context value="a" />, says: 'plain function components' },
    { name: 'state', node: <Counter />, says: 'Counter' },
    { name: 'a script', node: <script>1</script>, says: '<script>' },
    { name: 'raw HTML', node: createElement('p', rawHtml), says: 'raw HTML' },
    { name: 'a promise', node: Promise.resolve('a'), says: 'a promise' },
  ])('$name', ({ node, says }) => {
    // React says at length that its hooks found no React.
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => silent.mockRestore())
    expect(() => byUs(node)).toThrow(says)
  })
})
