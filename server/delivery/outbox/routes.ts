import { type Context, Hono } from 'hono'
import type { Html } from '#pages/render/html.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isForwarded, isLoopback, remoteAddress } from '../../http/this-machine.ts'
import type { Keyring } from '../../keyring/keyring.ts'
import type { StoredDelivery } from '../../store/delivery-store.ts'
import type { Store } from '../../store/store.ts'
import { contentOf } from '../message-delivery.ts'
import type { SecretsByName } from '../webhook/secrets.ts'
import { deliveryView, mailOf, type ShownDelivery } from './delivery-view.ts'
import { contextOfEntry, type OutboxLead, outboxLead, outboxList } from './entries.ts'
import { listView } from './list-view.ts'
import { messageView } from './message-view.ts'
import { emptyOutbox, outboxPage } from './page.ts'
import { mailPolicy, outboxPolicy } from './style.ts'

export interface OutboxOptions {
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  /** Whether deliveries leave the machine. */
  readonly sends: boolean
  /** Address that mails come from. */
  readonly from: string | undefined
  readonly secrets: SecretsByName
  readonly keyring: Keyring
}

/** Mails of a server that has no address of its own to send from; `example` belongs to nobody (RFC 2606). */
const NO_ADDRESS = 'enquiries@forecourt.example'

/**
 * `GET /_outbox`: a site's mails, SMS and webhooks as they would arrive, with their attempts (D23). It
 * shows what people wrote, so it exists for this machine alone: at `*.localhost`, without a proxy; an
 * operator mounts it outside of production only. Anywhere else the site answers as for any unknown address.
 */
export function outboxRoutes(options: OutboxOptions): Hono<AppEnv> {
  const { open } = options
  return new Hono<AppEnv>()
    .get('/_outbox', async (c, next) => {
      if (!isLocalLook(c)) return next()
      const { site, slug } = c.get('tenant')
      const list = await outboxList(await open(), slug, c.req.query('after'))
      const isEmpty = list.leads.length + list.messages.length === 0
      const shown = isEmpty ? emptyOutbox : listView({ list, site })
      return sendPage(c, outboxPage({ ...options, site, title: 'Outbox', list: shown, isEmpty }))
    })
    .get('/_outbox/messages/:id', async (c, next) => {
      if (!isLocalLook(c)) return next()
      const { site, slug } = c.get('tenant')
      const store = await open()
      const message = await store.messages(slug).message(c.req.param('id'))
      if (!message) return next()
      const list = listView({
        site,
        open: message.id,
        list: await outboxList(store, slug, undefined),
      })
      const { from = NO_ADDRESS, keyring } = options
      const content = contentOf({ message }, keyring)
      const detail = messageView({ message, content, site, from })
      return sendPage(c, outboxPage({ ...options, site, title: 'Message', list, detail }))
    })
    .get('/_outbox/:lead/:delivery', async (c, next) => {
      const found = await shownOf(c, options)
      if (!found) return next()
      const { site, slug } = c.get('tenant')
      const { delivery } = found
      const list = listView({
        site,
        open: delivery.id,
        list: await outboxList(await open(), slug, undefined),
      })
      const detail = deliveryView(found)
      return sendPage(c, outboxPage({ ...options, site, title: 'Delivery', list, detail }))
    })
    .get('/_outbox/:lead/:delivery/mail.html', async (c, next) => {
      const found = await shownOf(c, options)
      if (found?.delivery.destination.kind !== 'mail') return next()
      const { html } = mailOf(found, found.delivery.destination)
      return sendHtml(c, html, mailPolicy)
    })
}

const localName = /^[a-z0-9-]+\.localhost$/

/** Whether a request comes from a browser on this machine, to `<slug>.localhost`. */
function isLocalLook(c: Context<AppEnv>): boolean {
  const address = remoteAddress(c)
  const isNear = address === undefined || isLoopback(address)
  return isNear && !isForwarded(c) && localName.test(c.get('address').host)
}

/** The delivery of the address, with all that it is shown from. */
async function shownOf(
  c: Context<AppEnv>,
  { open, from = NO_ADDRESS, secrets }: OutboxOptions,
): Promise<ShownDelivery | undefined> {
  if (!isLocalLook(c)) return undefined
  const { lead = '', delivery: id } = c.req.param()
  const { site, slug } = c.get('tenant')
  const entry: OutboxLead | undefined = await outboxLead(await open(), slug, lead)
  const delivery: StoredDelivery | undefined = entry?.deliveries.find((each) => each.id === id)
  if (!entry || !delivery) return undefined
  return { context: contextOfEntry(entry, delivery, site), delivery, from, secrets }
}

const sendPage = (c: Context<AppEnv>, page: Html): Response => sendHtml(c, page, outboxPolicy)

function sendHtml(c: Context<AppEnv>, page: string, policy: string): Response {
  c.header('content-security-policy', policy)
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  return c.html(page)
}
