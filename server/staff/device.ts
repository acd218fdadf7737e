import { hash } from 'node:crypto'
import type { Keyring } from '../keyring/keyring.ts'
import { newToken } from '../tokens.ts'

const PURPOSE = 'staff device'

/**
 * The value of the cookie of a browser in which a person has signed in. It opens nothing, but tries from it
 * are counted by themselves: whoever types wrong passwords elsewhere cannot pause the person's own browser.
 */
export function newDevice(keyring: Keyring, email: string): string {
  const id = newToken()
  return `${id}.${keyring.sign(PURPOSE, `${id} ${email}`)}`
}

/**
 * What tries to sign in to a mail are counted by: a browser that its person used before, else the mail, from
 * whatever address they come. A digest, since an unknown mail is no account's.
 */
export function trySubject(keyring: Keyring, email: string, device = ''): string {
  const [id = '', signature = ''] = device.split('.')
  const isKnown = keyring.verifies(PURPOSE, `${id} ${email}`, signature)
  return hash('sha256', isKnown ? `device ${id}` : `mail ${email}`, 'base64url')
}
