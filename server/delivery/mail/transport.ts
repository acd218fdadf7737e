import { createTransport, type Transporter } from 'nodemailer'
import { safeSmtpUrl } from './smtp-url.ts'

/** Milliseconds; long enough for a busy server, shorter than the limit of an attempt. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 10_000,
  socketCloseTimeout: 1_000,
} as const

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
