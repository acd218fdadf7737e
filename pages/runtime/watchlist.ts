import { hasSessionHint } from '#domain/account/session-hint.ts'
import type { WatchlistChange } from '#domain/account/watchlist.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { FAVOURITE } from '#domain/tracking/event-ids.ts'
import { measuresOf } from '#domain/tracking/measures.ts'
import { createToasts } from '#parts/toast/toast.ts'
import { WATCHLIST_FORM, type WatchlistWords } from '#parts/watchlist/watchlist-words.ts'
import { createConsent } from '#state/consent.ts'
import { createFavourites } from '#state/favourites.ts'
import { track } from '#state/tracking.ts'
import { type ChangeAnswer, createAccountWatchlist } from '#state/watchlist.ts'
import { BIND, CAR_NAME } from '#ui/data-attributes.ts'

/** Longer than a slow line takes: what has not been answered by then counts as failed. */
const ANSWER_MS = 15_000

/** Characters. */
const MOST_KEPT_ALIVE = 10_000

const LIST = '/watchlist'

const heartOf = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest(`button[form=${WATCHLIST_FORM}]`) : null

/**
 * The watchlist of a signed-in buyer: hearts and their number show what the account has, a press changes
 * both and then asks the server. Without it, or without a sign-in, hearts are buttons of a form.
 * Spec 4.12, 5.05, 7.01, 7.02, 8.01, 8.13.
 * @param signal ends it: hearts are left to their form
 */
export async function startWatchlist(signal?: AbortSignal): Promise<void> {
  const form = document.getElementById(WATCHLIST_FORM)
  const me = await meOf()
  if (!(form instanceof HTMLFormElement) || !me) return
  for (const label of document.querySelectorAll<HTMLElement>(`[${BIND}=account]`)) {
    label.textContent = me.name ?? label.dataset.name ?? ''
  }
  const { words } = me
  const toasts = createToasts(signal)
  const others = new BroadcastChannel('watchlist')
  /** Refusals that lead to sign-in: the session has ended. */
  const ended = new WeakSet<WatchlistChange>()

  const list = createAccountWatchlist({
    saved: me.saved,
    async send(change) {
      const { status, answer } = await call(pathOf(change), {
        phone_number: me.phone,
        car_id: change.id,
        ...(change.action === 'save' && consent()),
      })
      if (status === 401) ended.add(change)
      if (answer.success) others.postMessage({ phone: me.phone, change })
      return answer
    },
    left: () => new Promise((done) => addEventListener('pagehide', done, { once: true })),
    onFailure(change, { message }) {
      toasts.hide()
      if (ended.has(change)) {
        leaveToSignIn(form, change)
        return
      }
      const unsaid = change.action === 'save' ? words.savedFailed : words.removedFailed
      alert(message ?? fillPlaceholders(unsaid, { carName: nameOf(change.id) }))
    },
  })

  /** @param isUndo of a change that was just made: nothing is counted again */
  async function change(action: WatchlistChange['action'], id: string, isUndo = false) {
    const wanted = { action, id }
    const done = list.change(wanted)
    const carName = nameOf(id)
    if (action === 'save') {
      const text = fillPlaceholders(words.savedText, { carName })
      toasts.show({ title: words.savedTitle, text, action: { label: words.viewList, href: LIST } })
    } else {
      const run = () => void change('save', id, true)
      const text = fillPlaceholders(words.removedText, { carName })
      toasts.show({ title: words.removedTitle, text, action: { label: words.undo, run } })
    }
    await done
    // For the data layer: the server has counted it.
    if (action === 'save' && !isUndo && list.has(id)) {
      track(FAVOURITE, { carId: id, isCounted: true })
    }
  }

  const counts = [...document.querySelectorAll<HTMLElement>(`[${BIND}=favourites]`)]
  // From here on not the number of this device.
  for (const count of counts) count.removeAttribute(BIND)
  const isSignedIn = () => hasSessionHint(document.cookie)
  const draw = () => {
    const saved = new Set(isSignedIn() ? list.list() : [])
    for (const heart of document.querySelectorAll<HTMLButtonElement>(
      `button[form=${WATCHLIST_FORM}][aria-pressed]`,
    )) {
      const isSaved = saved.has(heart.value)
      heart.ariaPressed = String(isSaved)
      if (isSaved) heart.hidden = false
    }
    for (const count of counts) {
      count.textContent = saved.size === 0 ? '' : String(saved.size)
      const link = count.closest('a')
      if (link) link.search = ''
    }
  }
  const options = { ...(signal && { signal }) }
  const onClick = (event: MouseEvent) => {
    const heart = heartOf(event.target)
    // Signed out in another tab: the form leads to sign-in, and remembers what was wished.
    if (!heart || !isSignedIn()) return
    event.preventDefault()
    void change(list.has(heart.value) ? 'remove' : 'save', heart.value)
  }
  document.addEventListener('click', onClick, options)
  list.subscribe(draw)
  for (const type of ['forecourt:shown', 'visibilitychange'])
    document.addEventListener(type, draw, options)
  const onOther = ({ data }: MessageEvent) => {
    if (data.phone === me.phone) list.changed(data.change)
  }
  others.addEventListener('message', onOther, options)
  draw()
  await takeAlong(me.phone, (id) => list.changed({ action: 'save', id }))
}

interface Me {
  readonly name?: string
  readonly phone: string
  readonly saved: readonly string[]
  readonly words: WatchlistWords
}

/** Who is signed in, and what they saved; undefined where nobody is, or the server does not say. */
async function meOf(): Promise<Me | undefined> {
  try {
    const response = await fetch('/api/me', { signal: AbortSignal.timeout(ANSWER_MS) })
    const { name, phone, saved, words } = await response.json()
    const named = typeof name === 'string' ? { name } : {}
    return typeof phone === 'string' && Array.isArray(saved) && words
      ? { ...named, phone, saved, words }
      : undefined
  } catch {
    return undefined
  }
}

const pathOf = ({ action }: WatchlistChange): string => `${action}-car`

/** A call to the server; a line that breaks, or an answer that is none of ours, is no success. */
async function call(
  path: string,
  body: object,
): Promise<{ readonly status?: number; readonly answer: ChangeAnswer }> {
  try {
    const text = JSON.stringify(body)
    const response = await fetch(`/api/watchlist/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      signal: AbortSignal.timeout(ANSWER_MS),
      // A press counts although the visitor goes on at once; browsers keep no more alive.
      keepalive: text.length < MOST_KEPT_ALIVE,
    })
    const { success, message, error } = await response.json()
    const answer = { success: success === true, message: message ?? error }
    return { status: response.status, answer }
  } catch {
    return { answer: { success: false } }
  }
}

/** That the visitor agreed to be counted, where the site asks. */
function consent(): { readonly consent?: 'granted' } {
  const { question } = measuresOf(document.documentElement.dataset.measure)
  return createConsent(question).mayMeasure() ? { consent: 'granted' } : {}
}

/** The name of a car of this page. */
const nameOf = (id: string): string =>
  document.querySelector<HTMLElement>(
    `button[form=${WATCHLIST_FORM}][${CAR_NAME}][value="${CSS.escape(id)}"]`,
  )?.dataset.name ?? ''

/** The form is sent as without script: the server leads to sign-in, and does what was wished. */
function leaveToSignIn(form: HTMLFormElement, { action, id }: WatchlistChange): void {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'car_id'
  field.value = id
  form.append(field)
  form.action = `/api/watchlist/${action}-car`
  form.submit()
}

/**
 * Favourites that this browser kept before its buyer signed in join the account; they are forgotten here
 * once the server has them, and else tried again by the next page. Spec 1.04, 4.13.
 */
async function takeAlong(phone: string, joined: (id: string) => void): Promise<void> {
  const favourites = createFavourites()
  const kept = favourites.list().filter(({ id }) => id !== '' && id.length <= MOST_LETTERS)
  if (kept.length === 0) return
  const cars = kept
    .slice(0, MOST_AT_ONCE)
    .map(({ id, price }) => (Number.isSafeInteger(price) ? { id, price } : { id }))
  const { answer } = await call('take-along', { phone_number: phone, cars })
  if (!answer.success) return
  for (const { id } of cars) {
    joined(id)
    // Unless another tab has forgotten it already.
    if (favourites.has(id)) favourites.toggle(id)
  }
  // The list that the server sent is without them.
  if (location.pathname === LIST) location.reload()
}

/** As the server takes them. */
const MOST_LETTERS = 100
const MOST_AT_ONCE = 1_000
