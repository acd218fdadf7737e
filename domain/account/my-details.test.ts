import { expect, test } from 'vitest'
import { baseWords } from '../site/interface-texts.ts'
import { readDetails } from './my-details.ts'

const at = (count: number) => 'n'.repeat(count)
const long = { name: 'A name has at most 100 characters.' }
const address = { email: 'Please enter a full email address, such as name@example.com.' }

test.each([
  ['', '', { valid: true, name: undefined, email: undefined }],
  ['  Sam\tLee ', ' sam@example.com ', { valid: true, name: 'Sam Lee', email: 'sam@example.com' }],
  [at(100), '', { valid: true, name: at(100), email: undefined }],
  [at(101), '', { valid: false, faults: long }],
  ['Sam', 'sam@', { valid: false, faults: address }],
  [at(101), 'sam@', { valid: false, faults: { ...long, ...address } }],
])('%j and %j are read (Spec 6.02)', (name, email, read) => {
  expect(readDetails({ name, email }, baseWords)).toEqual(read)
})
