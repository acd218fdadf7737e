import { imageErrors } from '#domain/trade-in/images.ts'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import { FORM_TEXT } from '#ui/data-attributes.ts'
import { openKeptPhotos } from './kept-photos.ts'
import { createPhotoQueue, type Photo, type PhotoState } from './photo-queue.ts'
import { arrivedPhotos, removePhoto, sendPhoto } from './photo-send.ts'

const started = new WeakSet<HTMLElement>()

/**
 * Sends photos of a valuation as they are chosen, while the person goes on: on the pages that follow too, until all
 * have arrived. Good ones are sent while faulty ones wait with their sentence; never an alert. Spec 5.24, FLOWS 8.
 */
export default async function startPhotos(host: HTMLElement): Promise<void> {
  const [, valuation] = /^\/trade-in\/([^/]+)\//.exec(location.pathname) ?? []
  const list = host.querySelector('ol')
  const item = templateOf(host, 'photo')
  if (started.has(host) || valuation === undefined || !list || !item) return
  started.add(host)
  const input = host.querySelector('input')
  const status = host.querySelector('[role=status]')
  const said = host.querySelector('[role=alert]')
  const lost = host.querySelector<HTMLElement>('.photos-lost')
  const unkept = new Set<string>()
  const kept = await openKeptPhotos(valuation)
  const queue = createPhotoQueue({
    send: (photo, progress, signal) => sendPhoto(valuation, photo, progress, signal),
    arrived: () => arrivedPhotos(valuation),
    forget(key) {
      unkept.delete(key)
      kept.forget(key)
    },
    show,
    showLost: (isLost) => lost?.toggleAttribute('hidden', !isLost),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

  const items = () => [...list.querySelectorAll('li')]
  const itemOf = (key: string) => items().find((each) => keyOf(each) === key)

  function show(
    key: string,
    state: PhotoState,
    { share = 0, message }: { share?: number; message?: string },
  ): void {
    const element = itemOf(key)
    if (!element) return
    const percent = Math.floor(share * 100)
    element.dataset.state = state
    const bar = element.querySelector('progress')
    if (bar) bar.value = percent
    textOf(element, '.photo-percent', `${percent}`)
    if (message !== undefined) textOf(element, '.photo-refused', message)
    // What this browser cannot show, the server can.
    const picture = element.querySelector('img')
    if (state === 'sent' && picture?.hidden)
      showPicture(picture, `/api/trade-in/${valuation}/images/${key}?preview`)
    if (state !== 'sending') count()
  }

  /** Read out when it changes, which progress does not. */
  function count(): void {
    const text = templateOf(host, 'count')?.content.textContent ?? ''
    const good = items().filter(({ dataset }) => dataset.state !== 'refused')
    const sent = good.filter(({ dataset }) => dataset.state === 'sent')
    const now = text.replace('{sent}', `${sent.length}`).replace('{all}', `${good.length}`)
    if (status && status.textContent !== now) status.textContent = good.length === 0 ? '' : now
  }

  function draw({ key, place, name, file }: Photo): void {
    const element = item?.content.querySelector('li')?.cloneNode(true)
    if (!(element instanceof HTMLLIElement)) return
    element.value = place
    element.id = `photo-${key}`
    textOf(element, '.photo-name', name)
    const button = element.querySelector('button')
    if (button) {
      button.value = key
      button.ariaLabel = button.ariaLabel?.replace('{name}', name) ?? name
    }
    const picture = element.querySelector('img')
    if (picture) void preview(picture, file)
    const after = items().find(({ value }) => value > place)
    list?.insertBefore(element, after ?? null)
  }

  async function choose(files: readonly File[]): Promise<void> {
    if (said) said.textContent = ''
    let place = items().reduce((next, { value }) => Math.max(next, value + 1), 0)
    for (const file of files) {
      const room = items().filter(({ dataset }) => dataset.state !== 'refused').length
      const { name } = file
      const fault =
        room < MAX_IMAGES ? imageErrors([file])['images.0'] : valuationMessages.tooManyImages
      if (fault === valuationMessages.tooManyImages) {
        if (said) said.textContent = fault
        break
      }
      const photo = { key: newKey(), place: place++, name, file }
      draw(photo)
      if (fault === undefined) {
        if (!(await kept.keep(photo))) unkept.add(photo.key)
        queue.add(photo)
      } else {
        show(photo.key, 'refused', { message: fault })
        if (said) said.textContent = `${said.textContent ?? ''}\n${name}: ${fault}`.trim()
      }
    }
  }

  function remove(element: HTMLLIElement): void {
    const key = keyOf(element)
    queue.remove(key)
    void removePhoto(valuation ?? '', key)
    const at = items().indexOf(element)
    element.remove()
    const next = items()[at] ?? items()[at - 1]
    const target = next?.querySelector('button') ?? input
    target?.focus()
    count()
  }

  for (const photo of kept.all) {
    draw(photo)
    queue.add(photo)
  }
  input?.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    // Else the form would send them again.
    input.value = ''
    void choose(files)
  })
  list.addEventListener('click', (event) => {
    const { target } = event
    const element = target instanceof Element ? target.closest('button')?.closest('li') : undefined
    if (!element) return
    event.preventDefault()
    remove(element)
  })
  list.addEventListener('keydown', ({ key, target }) => {
    const element = target instanceof Element ? target.closest('li') : undefined
    if (key === 'Delete' && element) remove(element)
  })
  lost?.querySelector('button')?.addEventListener('click', () => queue.resume())
  addEventListener('online', () => queue.resume())
  if (input) takeDropped(host, choose)
  addEventListener('beforeunload', (event) => {
    // Only what this browser could not keep would be lost.
    if (unkept.size > 0) event.preventDefault()
  })
  count()
}

const templateOf = (host: HTMLElement, name: string) =>
  host.querySelector<HTMLTemplateElement>(`template[${FORM_TEXT}=${name}]`)

const keyOf = ({ id }: HTMLElement): string => id.slice('photo-'.length)

function textOf(element: HTMLElement, part: string, text: string): void {
  const found = element.querySelector(part)
  if (found) found.textContent = text
}

const PREVIEW_WIDTH = 320

/** Shows a small picture of a file, which costs less memory than all of it, where this browser can decode it. */
async function preview(picture: HTMLImageElement, file: Blob): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH }).catch(
    () => undefined,
  )
  if (!bitmap) return
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  // What arrived meanwhile shows as the server has it.
  if (picture.hidden) showPicture(picture, canvas.toDataURL('image/jpeg'))
}

function showPicture(picture: HTMLImageElement, source: string): void {
  picture.hidden = false
  picture.onerror = () => {
    picture.hidden = true
  }
  picture.src = source
}

/** A page that is not sent over TLS has no `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

function takeDropped(host: HTMLElement, choose: (files: readonly File[]) => Promise<void>): void {
  host.addEventListener('dragover', (event) => event.preventDefault())
  host.addEventListener('drop', (event) => {
    event.preventDefault()
    void choose([...(event.dataTransfer?.files ?? [])])
  })
}
