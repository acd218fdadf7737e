import { describe, expect, test } from 'vitest'
import { firstWords, markdownFaults, parseMarkdown, sectionsOf } from './markdown.ts'

describe('a text in Markdown', () => {
  test.each([
    ['Plain **words**, a [link](/search), ![a ute](/media/site/a.jpg) and {company}.', []],
    ['## Two\n\n### Three\n\n| a | b |\n|---|---|\n| 1 | 2 |', []],
    ['# One', [/^expected a heading that begins with ## or ###, found one of level 1$/]],
    ['a <b>word</b>', [/^HTML is not shown/, /^HTML is not shown/]],
    ['<!-- a comment that is longer than the message may be -->', [/found ".{40}…"$/]],
    ['`code`', [/^code is not shown/]],
    ['    code', [/^code is not shown/]],
    ['[a](javascript:x)', [/^expected a link to a path/]],
    ['![a](https://else.example/a.jpg)', [/^expected a picture below \/media\//]],
    ['![](/media/site/a.jpg)', [/^the picture needs a text/]],
    ['[a][b]\n\n[b]: /c', [/^expected a link with its address/, /^expected a link with its/]],
    ['{abn}', [/^\{abn\} names nothing of a site; known are dealer/]],
  ])('%j has the faults %j (Spec 2.22)', (text, faults) => {
    const messages = markdownFaults(text).map(({ message }) => message)
    expect(messages).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  })

  test('has sections with anchors (Spec 2.22)', () => {
    const text = 'a\n\n## What *we* hold & why!\n\n### no\n\n## ???\n\n## !!\n\n## What we hold why'
    expect(sectionsOf(text)).toEqual([
      { name: 'What we hold & why!', anchor: 'what-we-hold-why' },
      { name: '???', anchor: 'section' },
      { name: '!!', anchor: 'section-2' },
      { name: 'What we hold why', anchor: 'what-we-hold-why-2' },
    ])
  })

  test('is read once, until many others have been read (Spec 2.22)', () => {
    const text = 'First **words**.\n\n## Then\n\nMore.'
    const read = parseMarkdown(text)
    expect(parseMarkdown(text)).toBe(read)
    for (const letter of 'abc') parseMarkdown(letter.repeat(150_000))
    expect(parseMarkdown(text)).not.toBe(read)
    expect(parseMarkdown(text)).toEqual(read)
  })

  test('has first words without marks, if it has any (Spec 2.22)', () => {
    expect(firstWords('First **words**.\n\nMore.')).toBe('First words.')
    expect(firstWords('')).toBe('')
  })
})
