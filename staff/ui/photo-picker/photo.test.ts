import { expect, test } from 'vitest'
import { photoFault } from './photo.ts'

const limits = { types: ['image/jpeg'], maxBytes: 1000, maxPhotos: 2 }

test.each([
  ['a photo at the limit of bytes', { type: 'image/jpeg', size: 1000 }, 0, undefined],
  ['a photo above it', { type: 'image/jpeg', size: 1001 }, 0, 'too_large'],
  ['another type', { type: 'application/pdf', size: 1 }, 0, 'wrong_type'],
  ['a file without a type', { type: '', size: 1 }, 0, 'wrong_type'],
  ['the last photo', { type: 'image/jpeg', size: 1 }, 1, undefined],
  ['one more', { type: 'image/jpeg', size: 1 }, 2, 'too_many'],
] as const)('%s', (_, file, kept, fault) => {
  expect(photoFault(file, kept, limits)).toBe(fault)
})
