import { afterEach, expect, it } from 'vitest'
import { isElementParsed } from './parsed.ts'

const frame = document.createElement('iframe')

afterEach(() => frame.remove())

it('an element is parsed once something follows it, or what it is in', () => {
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) throw new Error('expected a document in the frame')
  const isParsed = (id: string) => isElementParsed(id, page)
  page.open()
  page.write('<!doctype html><main><div><section id="results"><article>')
  expect(isParsed('results')).toBe(false)
  page.write('</article></section>')
  expect(isParsed('filters')).toBe(false)
  page.write('</div><form id="filters"><label>')
  expect(isParsed('results')).toBe(true)
  expect(isParsed('filters')).toBe(false)
  page.write('</label></form></main><footer>')
  expect(isParsed('filters')).toBe(true)
  page.close()
})
