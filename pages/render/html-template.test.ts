import { expect, test } from 'vitest'
import { escapeHtml, html, trustedHtml } from './html.ts'
import { fill, hole, templateOf } from './html-template.ts'

const made = (text: string) => templateOf(trustedHtml(text))

test('a template without holes is plain HTML', () => {
  expect(fill(made('<p>Utes</p>'), [])).toBe('<p>Utes</p>')
})

test('holes are filled by number, in any order and any number of times', () => {
  const template = made(`${hole(1)}<b>${hole(0)}</b>${hole(1)}`)
  expect(fill(template, [html`zero`, html`one`])).toBe('one<b>zero</b>one')
})

test('a hole without a value is empty', () => {
  expect(fill(made(`<b>${hole(3)}</b>`), [])).toBe('<b></b>')
})

test('data with any control characters cannot forge a hole', () => {
  const data = escapeHtml('\u00010\u0002 \u0001token:0\u0002')
  const template = made(`<a title="${data}">${hole(0)}</a>`)
  expect(fill(template, [html`<b>`])).toBe(`<a title="${data}"><b></a>`)
})

test('a view that changes the text of a hole throws', () => {
  expect(() => made(`<b>${hole(0).slice(1)}</b>`)).toThrow('shown as it is')
})

test('characters outside ASCII and HTML syntax become character references', () => {
  expect(escapeHtml('Citroën – 🚗 <b> "it’s" & \'')).toBe(
    'Citro&#235;n &#8211; &#128663; &lt;b&gt; &quot;it&#8217;s&quot; &amp; &#x27;',
  )
})
