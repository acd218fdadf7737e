import type { Keyring } from '../keyring/keyring.ts'

const PURPOSE = 'appointment'

/** The path at a dealer's host by which its buyer sees, changes and cancels an appointment. Nobody can guess it. */
export const appointmentPath = (
  tenant: string,
  id: string,
  keyring: Pick<Keyring, 'sign'>,
): `/${string}` => `/test-drives/${id}.${keyring.sign(PURPOSE, JSON.stringify([tenant, id]))}`

/** The id of an appointment of the tenant whose link has this token; undefined for any other text. */
export function appointmentOfToken(
  tenant: string,
  token: string,
  keyring: Pick<Keyring, 'verifies'>,
): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  return keyring.verifies(PURPOSE, JSON.stringify([tenant, id]), signature) ? id : undefined
}
