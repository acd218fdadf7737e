import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import type { Keyring } from '../keyring/keyring.ts'

/** What a preview's address allows: to see one document of one site, in a frame of the staff host. */
export interface PreviewClaim {
  readonly site: string
  /** Path of the document in the folder of its site. */
  readonly path: string
  /** Scheme and host of the staff host. */
  readonly staff: string
  /** Milliseconds since 1970. */
  readonly ends: number
}

/** How long a preview may be asked for. */
export const PREVIEW_MS = 10 * 60_000

const PURPOSE = 'preview'
const claimSchema = z.strictObject({
  site: z.string(),
  path: z.string(),
  staff: z.string(),
  ends: z.number(),
})

/** The claim, readable, and its signature. */
export function previewToken(claim: PreviewClaim, keyring: Keyring): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${text}.${keyring.sign(PURPOSE, text)}`
}

/**
 * The claim of a token for this site.
 * @throws AppError 403: it is none, or is another site's; 410: it has ended
 */
export function readToken(
  token: string,
  { keyring, site, now }: { readonly keyring: Keyring; readonly site: string; readonly now: Date },
): PreviewClaim {
  const [text = '', signature = ''] = token.split('.')
  if (!keyring.verifies(PURPOSE, text, signature)) throw noPreview()
  const claim = claimSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (claim.site !== site) throw noPreview()
  if (claim.ends <= now.getTime()) {
    throw new AppError(410, 'preview_ended', 'This preview has ended: open it again in the builder')
  }
  return claim
}

const noPreview = () => new AppError(403, 'no_preview', 'This is no address of a preview')
