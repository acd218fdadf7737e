import { describe, expect, test } from 'vitest'
import { keyringOf } from './keyring.ts'

const [old, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const before = keyringOf([old])
const rotated = keyringOf([current, old])
const after = keyringOf([current])

describe('a signature', () => {
  const signature = before.sign('code', 'harbour +61491570006 123456')

  test('is a MAC: the same of the same text, and tells nothing of it', () => {
    expect(signature).toBe(before.sign('code', 'harbour +61491570006 123456'))
    expect(signature).toMatch(/^[\w-]{43}$/)
  })

  test('verifies its text for its purpose alone', () => {
    const text = 'harbour +61491570006 123456'
    expect(before.verifies('code', text, signature)).toBe(true)
    expect(before.verifies('reset', text, signature)).toBe(false)
    expect(before.verifies('code', `${text}7`, signature)).toBe(false)
    for (const other of ['', 'a', signature.slice(1), `${signature}aaaa`, 'é'.repeat(43)]) {
      expect(before.verifies('code', text, other)).toBe(false)
    }
  })

  test('by a former key verifies until that key is taken away', () => {
    const text = 'harbour +61491570006 123456'
    expect(rotated.verifies('code', text, signature)).toBe(true)
    expect(rotated.sign('code', text)).toBe(after.sign('code', text))
    expect(after.verifies('code', text, signature)).toBe(false)
  })
})

describe('a sealed text', () => {
  const text = 'Your code is 123456. \u{1F697}'
  const sealed = before.seal('message', text)

  test('is opened for its purpose alone', () => {
    expect(before.unseal('message', sealed)).toBe(text)
    expect(before.unseal('cookie', sealed)).toBeUndefined()
    expect(before.unseal('message', before.seal('message', ''))).toBe('')
  })

  test('is another one each time, and shows nothing of the text', () => {
    expect(before.seal('message', text)).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('123456')
  })

  test('with any of its bytes changed, or cut off, is not opened', () => {
    const bytes = Buffer.from(sealed, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(before.unseal('message', changed.toString('base64url'))).toBeUndefined()
      const cut = bytes.subarray(0, at).toString('base64url')
      expect(before.unseal('message', cut)).toBeUndefined()
    }
  })

  test('by a former key is opened until that key is taken away', () => {
    expect(rotated.unseal('message', sealed)).toBe(text)
    expect(after.unseal('message', rotated.seal('message', text))).toBe(text)
    expect(after.unseal('message', sealed)).toBeUndefined()
  })
})
