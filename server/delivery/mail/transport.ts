import { createTransport, type Transporter } from 'nodemailer'

/** Milliseconds; long enough for a busy server, shorter than the limit of an attempt. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 10_000,
  socketCloseTimeout: 1_000,
} as const

/** Whether a text is the URL of a mail server: `smtps://user:password@mail.example.com`. */
export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/**
 * The URL with encryption demanded where it has a password: `smtp:` would otherwise go on in clear with a
 * server that offers none. `?requireTLS=false` says that this is meant.
 */
export function safeSmtpUrl(text: string): string {
  const url = new URL(text)
  const isOpen = url.protocol === 'smtp:' && url.password !== ''
  if (isOpen && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true')
  return url.href
}

/**
 * Sends mails by SMTP, one connection for each: a pool keeps connections that servers have closed. It
 * reads no file and no address for a mail.
 */
export const smtpTransport = (url: string): Transporter =>
  createTransport({
    ...TIMEOUTS,
    url: safeSmtpUrl(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
