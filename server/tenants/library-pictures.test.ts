import { expect, it } from 'vitest'
import { namedPictures, withPictures } from './library-pictures.ts'

const team = { name: 'team.jpg', hash: 'abc_-9', width: 1200, height: 900, focal: { x: 50, y: 50 } }
const yard = { ...team, name: 'yard.webp', hash: 'yard', focal: { x: 64, y: 8 } }
const library = [team, yard, { ...team, name: 'unused.jpg' }]
const pictures = new Map([team, yard].map((each) => [each.name, each]))

it('finds what texts name, and nothing else', () => {
  const texts = ['{"path":"/media/site/team.jpg"}', '![Yard](/media/site/yard.webp) unused.jpg']
  expect([...namedPictures(library, texts).keys()]).toEqual(['team.jpg', 'yard.webp'])
})

it.each([
  ['/media/site/team.jpg', '/media/site/team.jpg?v=abc_-9'],
  ['/media/site/yard.webp', '/media/site/yard.webp?v=yard&at=64-8'],
  // As a last good page has it.
  ['/media/site/yard.webp?v=older&at=1-2', '/media/site/yard.webp?v=yard&at=64-8'],
  ['![a](/media/site/team.jpg) [b](/media/site/team.jpg)', undefined],
  ['/media/site/none.jpg', '/media/site/none.jpg'],
  ['https://else.example/media/site/team.jpg', 'https://else.example/media/site/team.jpg'],
  ['/media/site/staff/team.jpg', '/media/site/staff/team.jpg'],
  ['/media/site/team.jpg.jpg', '/media/site/team.jpg.jpg'],
])('%s has its version and focal point (Spec 6.04)', (text, expected) => {
  const shown = withPictures({ deep: [{ text }] }, pictures).deep[0]?.text
  const all = '![a](/media/site/team.jpg?v=abc_-9) [b](/media/site/team.jpg?v=abc_-9)'
  expect(shown).toBe(expected ?? all)
  expect(withPictures(shown, pictures)).toBe(shown)
})

it('the size beside an address is that of the picture as it is now (Spec 6.04)', () => {
  const image = { path: '/media/site/team.jpg', width: 10, height: 10, alt: 'Us' }
  expect(withPictures(image, pictures)).toEqual({
    path: '/media/site/team.jpg?v=abc_-9',
    width: 1200,
    height: 900,
    alt: 'Us',
  })
  const other = { path: '/media/site/other.jpg', width: 10, height: 10 }
  expect(withPictures(other, pictures)).toBe(other)
})

it('leaves alone what names no picture', () => {
  const value = { text: 'Hello', list: [1, null, { when: new Date(0) }] }
  expect(withPictures(value, pictures)).toBe(value)
})
