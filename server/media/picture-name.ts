import { extname } from 'node:path'

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'] as const
/**
 * No leading dot, no separator, no control character: a segment can only name something in its
 * folder.
 */
const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9 ._()-]*$/

export const hasPictureEnding = (name: string): boolean =>
  pictureEndings.some((ending) => ending === extname(name).toLowerCase())

/** Whether each part of a path below a `media` folder is one that an address may name. */
export const isPlainPath = (path: string): boolean =>
  path.split('/').every((segment) => SEGMENT.test(segment))

export const isSvgName = (name: string): boolean => extname(name).toLowerCase() === '.svg'
