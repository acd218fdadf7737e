import { extname } from 'node:path'

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'] as const
/**
 * No leading dot, separator or control character: a segment cannot leave its folder.
 */
const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9 ._()-]*$/

export const hasPictureEnding = (name: string): boolean =>
  pictureEndings.some((ending) => ending === extname(name).toLowerCase())

/** Whether every segment of a path below a `media` folder is allowed in a URL. */
export const isPlainPath = (path: string): boolean =>
  path.split('/').every((segment) => SEGMENT.test(segment))

export const isSvgName = (name: string): boolean => extname(name).toLowerCase() === '.svg'
