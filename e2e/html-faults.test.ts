import { expect, test } from 'vitest'
import { htmlFaults } from './html-faults.ts'

test.each([
  ['<input id="a b">', 'has an id with spaces'],
  ['<input form="none">', 'names no element by "form"'],
  ['<label for="a c"><p id="a">', 'names no element by "for"'],
  ['<input type="radio" autocomplete="off">', 'is a tick with "autocomplete"'],
  ['<img alt="">', 'has no "src"'],
  ['<section><p>Text</p></section>', 'has no heading'],
  ['<p id="a"><br id="a">', 'repeats an id'],
  ['<p><x-island><form></form></x-island></p>', '<form> ends a paragraph early'],
  ['<p>Text<div></div></p>', 'ends a paragraph early'],
])('%s %s (HTML Standard)', (html, fault) => {
  expect(htmlFaults(html)).toEqual([expect.stringContaining(fault)])
})
