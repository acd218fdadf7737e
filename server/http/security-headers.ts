import { createHash } from 'node:crypto'

const scriptHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
}

/**
 * A page's Content-Security-Policy. Scripts run from our origin or by hash, never inline: a hash,
 * not a nonce, since a nonce would have to differ in each cached copy. `style-src-attr`: the
 * slider's thumbs carry a style attribute. `frames` are the hosts of what a visitor may open in the page.
 */
export function pagePolicy(
  scripts: readonly string[],
  styles: readonly string[],
  frames: readonly string[] = [],
): string {
  const sources = (texts: readonly string[]) => ["'self'", ...texts.map(scriptHash)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "style-src-attr 'unsafe-inline'",
    // A feed's photos are loaded from the feed's hosts.
    "img-src 'self' data: https:",
    // Videos of promotions, which nothing loads before they are played.
    'media-src https:',
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * A page's policy in a preview of it: only the staff host shows it, it sends no form, and its styles change
 * with what is edited.
 */
export function previewPolicy(policy: string, staff: string): string {
  const rules: Readonly<Record<string, string>> = {
    'style-src': "'self' 'unsafe-inline'",
    'form-action': "'none'",
    'frame-ancestors': staff,
  }
  return policy
    .split('; ')
    .map((rule) => {
      const [name = ''] = rule.split(' ')
      return Object.hasOwn(rules, name) ? `${name} ${rules[name]}` : rule
    })
    .join('; ')
}
