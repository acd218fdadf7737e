import type { Context, Hono } from 'hono'
import type { FontFiles } from './brochure/draw/type-setter.ts'
import type { Cache } from './cache/cache.ts'
import type { SecretsByName } from './delivery/webhook/secrets.ts'
import type { DeliveryWorker } from './delivery/worker.ts'
import type { DocumentSource } from './documents/document-source.ts'
import type { DrawingOrder } from './drawing/drawing-thread.ts'
import type { EventCounter } from './events/event-counter.ts'
import type { AppEnv } from './http/app-env.ts'
import type { Endpoint } from './http/endpoint/endpoint.ts'
import type { ApiCall } from './http/openapi/document.ts'
import type { Keyring } from './keyring/keyring.ts'
import type { Pictures } from './media/pictures.ts'
import type { Payments } from './payments/payments.ts'
import type { AcceptUpload } from './pictures/accept-upload.ts'
import type { Settings } from './settings.ts'
import type { SiteServices } from './site/services.ts'
import type { StaffEndpoint } from './staff/host/staff-endpoint.ts'
import type { Passwords } from './staff/passwords.ts'
import type { Store } from './store/store.ts'

/** What the capabilities of a server share. */
export interface Tools {
  readonly settings: Settings
  /** A preview shows a draft, and keeps and shows nothing of visitors. */
  readonly isPreview: boolean
  readonly services: SiteServices
  /** The store, opened when first needed. */
  readonly open: () => Promise<Store>
  /** The files of sites with what is published over them. */
  readonly documents: DocumentSource
  readonly cache: Cache
  readonly events: Pick<EventCounter, 'add' | 'stats' | 'close'>
  readonly deliveries: Pick<DeliveryWorker, 'wake' | 'stats' | 'close'>
  readonly secrets: SecretsByName
  readonly keyring: Keyring
  /** Who takes money; undefined where nothing can be reserved. */
  readonly payments: Payments | undefined
  /** Hashes passwords of the staff, few at once. */
  readonly passwords: Passwords
  readonly pictures: Pictures
  /** Checks a picture that somebody sent, and encodes it anew. */
  readonly acceptUpload: AcceptUpload
  /** Sets type for paper and pictures, on a thread of its own. */
  readonly draw: (order: DrawingOrder) => Promise<Uint8Array>
  /** The fonts of paper and pictures, by the name of their file. */
  readonly fonts: FontFiles
  /** Built files for the browser; undefined in development, where the bundler serves them. */
  readonly clientFolder: string | undefined
  /** The built staff application; undefined in development. */
  readonly deskFolder: string | undefined
  /** Aborted when the server ends: what answers without end then does. */
  readonly ending: AbortSignal
  /** The client that limits count against. */
  readonly clientOf: (c: Context) => string
}

/** What a folder of the server adds to it: its `open.ts` makes it of the tools. */
export interface Capability {
  /** Routes that are the same for all sites. */
  readonly shared?: Hono<AppEnv>
  /** Routes of a site. No two capabilities have the same, so that their order decides nothing. */
  readonly routes?: Hono<AppEnv>
  /** What its routes answer at `/api/`, for the OpenAPI document. */
  readonly reads?: readonly ApiCall[]
  /** What writes. A preview has none. */
  readonly endpoints?: readonly Endpoint[]
  /** Takes what is posted to the address of a page: after all routes. A preview has none. */
  readonly forms?: Endpoint
  /** Endpoints of the staff host, each of a call that `domain/staff` declares. A preview has none. */
  readonly staffEndpoints?: readonly StaffEndpoint[]
  /** What the staff host answers beside its endpoints. */
  readonly staffRoutes?: Hono<AppEnv>
  /** Lines of `GET /metrics`. */
  readonly metrics?: () => readonly string[]
  /** Begins what it does beside requests. A preview does nothing beside them. */
  readonly start?: () => void
  /** Completes its work when the server ends; the store is still open. */
  readonly close?: () => Promise<void>
}

/** What each `open.ts` exports by default. */
export type OpenCapability = (tools: Tools) => Capability
