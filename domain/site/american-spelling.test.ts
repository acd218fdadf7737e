import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inAmericanSpelling } from './american-spelling.ts'

describe('the spelling of the United States', () => {
  test.each([
    ['colour', 'color'],
    ['Colours', 'Colors'],
    ['coloured', 'colored'],
    ['colouring', 'coloring'],
    ['Colourful', 'Colorful'],
    ['personalise', 'personalize'],
    ['personalises', 'personalizes'],
    ['Personalised', 'Personalized'],
    ['personalising', 'personalizing'],
    ['personalisation', 'personalization'],
    ['enquiry', 'inquiry'],
    ['Enquiries', 'Inquiries'],
    ['Enquire', 'Inquire'],
    ['enquires', 'inquires'],
    ['enquired', 'inquired'],
    ['enquiring', 'inquiring'],
  ])('writes %s as %s (Spec 9.25)', (word, american) => {
    expect(inAmericanSpelling(word)).toBe(american)
  })

  test.each([
    ['COLOUR', 'COLOR'],
    ['Colour', 'Color'],
    ['colour', 'color'],
    ['Enquire Now', 'Inquire Now'],
    ['ENQUIRE FOR PRICE', 'INQUIRE FOR PRICE'],
    ['cOLOUR', 'color'],
  ])('keeps the case of a word: %s → %s (Spec 9.25)', (text, american) => {
    expect(inAmericanSpelling(text)).toBe(american)
  })

  test.each([
    ['a word within a longer one', 'Discolouration, Colourbond, enquirers'],
    ['a word with an accent joined to it', 'colourée'],
    ['a word of a code', 'colour_ext'],
    ['a path', 'Go to /enquiry or "/colour/enquire"'],
    ['a web address', 'https://example.com/enquiry?colour=red'],
    ['a host name', 'enquiry.example.com and www.colour.example.com/enquire'],
    ['an e-mail address', 'enquiry@example.com, mailto:colour@example.com'],
    ['an anchor and a query', '#enquiry ?colour=red'],
    ['a name in braces', 'Was {colour}, {enquiry}'],
    ['the empty text', ''],
  ])('leaves %s (Spec 9.25)', (_, text) => {
    expect(inAmericanSpelling(text)).toBe(text)
  })

  test.each([
    ['Any colour? Enquire!', 'Any color? Inquire!'],
    ['(colour)', '(color)'],
    ['two-colour paint', 'two-color paint'],
    ['colour/trim', 'color/trim'],
    ['Enquire at /enquiry about a colour.', 'Inquire at /enquiry about a color.'],
    ['{count} enquiries', '{count} inquiries'],
  ])('changes the words around: %s → %s (Spec 9.25)', (text, american) => {
    expect(inAmericanSpelling(text)).toBe(american)
  })

  test('leaves the proper names that it is given (Spec 9.25)', () => {
    const names = ['True Colour Cars', 'Enquire (NSW)', 'Colour', 'col', '']
    const text = 'Enquire at True Colour Cars, Colour or Enquire (NSW) about a colour'
    const american = 'Inquire at True Colour Cars, Colour or Enquire (NSW) about a color'
    expect(inAmericanSpelling(text, names)).toBe(american)
    expect(inAmericanSpelling('Go to /enquiry', [''])).toBe('Go to /enquiry')
  })

  test('answers any text, and its answer is spelt for good (Spec 9.25)', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('colour', ' Enquiry ', '/', '@', '.', '{'))
    const text = fc.array(piece).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, fc.array(fc.string(), { maxLength: 3 }), (text, names) => {
        const american = inAmericanSpelling(text, names)
        expect(inAmericanSpelling(american, names)).toBe(american)
      }),
    )
  })
})
