import { describe, expect, test } from 'vitest'
import { imageErrors } from './images.ts'
import { valuationMessages } from './messages.ts'
import { photo } from './valuation.fixture.ts'

const { imageType, imageEmpty } = valuationMessages
const errorOf = (changes: object) => imageErrors([{ ...photo, ...changes }])['images.0']
const MB = 1024 * 1024

test.each([
  ['no images are fine', 0, undefined],
  ['9 images are fine', 9, undefined],
  ['10 images are the most', 10, undefined],
  ['11 images are too many', 11, 'You can only upload 10 images'],
])('%s (Spec 5.24, 8.11, 9.29)', (_name, count, message) => {
  expect(imageErrors(Array.from({ length: count }, () => photo)).images).toBe(message)
})

test.each([
  ['a byte is an image', 1, undefined],
  ['a byte under 10 MB is small enough', 10 * MB - 1, undefined],
  ['10 MB is too big', 10 * MB, 'Please upload an image file under 10MB'],
  ['a byte over 10 MB is too big', 10 * MB + 1, 'Please upload an image file under 10MB'],
  ['a terabyte is too big', 1e12, 'Please upload an image file under 10MB'],
  ['no byte is no image', 0, imageEmpty],
  ['a size below zero is no image', -1, imageEmpty],
  ['a size that is not a number is no image', Number.NaN, imageEmpty],
])('%s (Spec 5.24, 8.11, 9.29)', (_name, size, message) => {
  expect(errorOf({ size })).toBe(message)
})

describe('the type of an image', () => {
  test.each([
    ['image/jpeg', 'front.jpeg'],
    ['image/jpg', 'front.jpg'],
    ['image/png', 'front.png'],
    ['image/gif', 'front.gif'],
    ['image/heic', 'front.heic'],
    ['IMAGE/JPEG', 'front'],
    ['', 'front.JPEG'],
    ['', 'front.jpg'],
    ['', 'front.png'],
    ['', 'front.gif'],
    ['', 'IMG_0001.HEIC'],
    ['application/octet-stream', 'front.heic'],
    ['image/heif', 'IMG_0001.HEIC'],
  ])('"%s" of %s is taken (Spec 5.24)', (type, name) => {
    expect(errorOf({ type, name })).toBeUndefined()
  })

  test.each([
    ['application/pdf', 'front.pdf'],
    ['application/pdf', 'front.jpg'],
    ['image/webp', 'front.webp'],
    ['image/heif', 'front.avif'],
    ['image/svg+xml', 'front.svg'],
    ['text/html', 'front.png'],
    ['', 'front.pdf'],
    ['', 'jpg'],
    ['', 'front.jpg.exe'],
    ['', ''],
    ['null', 'front.jpg'],
  ])('"%s" of %s is not taken (Spec 5.24)', (type, name) => {
    expect(errorOf({ type, name })).toBe(imageType)
  })
})

test('every invalid file is reported by its index (Spec 5.24)', () => {
  const many = Array.from({ length: 9 }, () => photo)
  expect(imageErrors([{ ...photo, size: 0 }, ...many, { ...photo, type: 'text/html' }])).toEqual({
    images: valuationMessages.tooManyImages,
    'images.0': imageEmpty,
    'images.10': imageType,
  })
})
