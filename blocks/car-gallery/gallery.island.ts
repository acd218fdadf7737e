import { startThumbnails } from './thumbnails.ts'
import { startViewer } from './viewer-script.ts'

const started = new WeakSet<HTMLElement>()

/**
 * The viewer opens at the picture that is shown, by a press on it too, and steps; thumbnails leave the page
 * and its history where they are. Spec 2.44, 4.16.
 */
export default function gallery(host: HTMLElement): void {
  const strip = host.querySelector<HTMLElement>('.gallery-strip')
  const viewer = host.querySelector('dialog')
  if (!strip || !viewer || started.has(host)) return
  started.add(host)
  startThumbnails(host, strip)
  startViewer(host, viewer, strip)
}
