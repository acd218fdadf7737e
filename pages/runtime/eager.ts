import { EAGER } from '#ui/data-attributes.ts'
import { whenParsed } from './parsed.ts'

/** Starts the elements that a page begins with, once it is parsed: those of `<Scripted eager>` and islands. */
export async function startEager(start: (host: HTMLElement) => void): Promise<void> {
  await whenParsed()
  for (const host of document.querySelectorAll<HTMLElement>(`x-island[${EAGER}]`)) start(host)
}
