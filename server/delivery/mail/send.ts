import type { NodemailerError, Transporter } from 'nodemailer'
import type { Keyring } from '../../keyring/keyring.ts'
import type { Attempt, ClaimedDelivery } from '../../store/delivery-store.ts'
import { excerptOf } from '../attempt.ts'
import { type ContextSources, leadContext } from '../lead-context.ts'
import { contentOf, UNREADABLE } from '../message-delivery.ts'
import type { Sender } from '../sender.ts'
import { type LeadMail, leadMail, mailOptions, type OutgoingMail } from './message.ts'
import { messageMail } from './message-mail.ts'

export interface MailOptions extends ContextSources {
  readonly transport: Pick<Transporter, 'sendMail'>
  readonly keyring: Keyring
  /** Address that mails come from, without a name. */
  readonly from: string
}

type Outcome = Pick<Attempt, 'outcome' | 'status' | 'excerpt'>

/** Commands by which a server refuses this mail; a refusal before is of the server's or our settings. */
const ofThisMail: ReadonlySet<string> = new Set(['RCPT TO', 'DATA'])

/** Sends leads and messages by mail. An answer that is lost after the mail was taken delivers it again (RFC 1047). */
export function mailSender(options: MailOptions): Sender {
  return {
    async send(delivery, signal) {
      const at = options.clock()
      const began = performance.now()
      const outcome = await attemptOf(delivery, options, signal)
      return { at: at.toISOString(), ms: performance.now() - began, ...outcome }
    },
  }
}

async function attemptOf(
  delivery: ClaimedDelivery,
  options: MailOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const outcome = await handIn(delivery, options, signal)
  if ('lead' in delivery || outcome.status === undefined) return outcome
  // What a server says may repeat the message.
  const { excerpt, ...rest } = outcome
  return rest
}

async function handIn(
  delivery: ClaimedDelivery,
  options: MailOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const mail = await mailOf(delivery, options)
    if (typeof mail === 'string') return { outcome: 'failed', excerpt: mail }
    const { response } = await options.transport.sendMail({ ...mailOptions(mail), signal })
    return { outcome: 'done', ...answerOf(response) }
  } catch (cause) {
    return failureOf(cause)
  }
}

/** The mail of a delivery, or why there is none. */
async function mailOf(
  delivery: ClaimedDelivery,
  options: MailOptions,
): Promise<LeadMail | OutgoingMail | string> {
  const { tenant, id, destination } = delivery
  if (destination.kind !== 'mail') throw new TypeError(`not a mail: ${destination.kind}`)
  const { from, keyring, siteOf, clock } = options
  if ('lead' in delivery) {
    const context = await leadContext(delivery, options)
    return context
      ? leadMail(context, { ...destination, from })
      : 'The site of this lead cannot be read'
  }
  const content = contentOf(delivery, keyring)
  if (!content) return UNREADABLE
  return messageMail(
    { id, content, site: await siteOf(tenant), now: clock() },
    { ...destination, from },
  )
}

/** The code and the beginning of what a server said: `250 2.0.0 Ok: queued as 12AB`. */
function answerOf(response = ''): Pick<Outcome, 'status' | 'excerpt'> {
  const status = /^\d{3}/.exec(response)?.[0]
  return {
    ...(status !== undefined && { status: Number(status) }),
    ...(response !== '' && { excerpt: excerptOf(response) }),
  }
}

/**
 * What a failed sending means: `refused` where the server will not take this mail (RFC 5321, 5yz to its
 * address or content), `failed` for all that may pass or be mended, a wrong password included.
 */
export function failureOf(cause: unknown): Outcome {
  if (!(cause instanceof Error)) return { outcome: 'failed', excerpt: NOT_SENT }
  const { code, command = '', permanent, response }: NodemailerError = cause
  const outcome = permanent === true && ofThisMail.has(command) ? 'refused' : 'failed'
  const answer = answerOf(response)
  if (answer.excerpt !== undefined) return { outcome, ...answer }
  const reason = reasons[code ?? ''] ?? NOT_SENT
  return { outcome, excerpt: code === undefined ? reason : `${reason} (${code})` }
}

const NOT_SENT = 'The mail was not sent'

// A message of an error may hold addresses: only these words are kept.
const reasons: Readonly<Record<string, string>> = {
  EABORT: 'The sending was broken off',
  EAUTH: 'The mail server did not accept the sign-in of SMTP_URL',
  ECONNECTION: 'The mail server closed the connection',
  EDNS: 'The mail server of SMTP_URL was not found',
  EENVELOPE: 'An address of the mail is not valid',
  EPROTOCOL: 'The mail server answered something else than SMTP',
  ESOCKET: 'No connection to the mail server',
  ETIMEDOUT: 'The mail server did not answer in time',
  ETLS: 'The mail server offers no encryption that is trusted',
}
