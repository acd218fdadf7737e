import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** One picture that is not the same in two folders. */
export interface Change {
  /** `<story>/<mode>.png` in both folders, and of the difference. */
  readonly path: string
  readonly kind: 'changed' | 'added' | 'removed'
  /** Pixels that differ, with those that only one of two sizes has. */
  readonly pixels: number
  /** Where they are, in shares of the picture's width and height. */
  readonly area?: Area
  /** Of the picture of the difference, in pixels. */
  readonly size?: Size
}

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Comparison {
  readonly same: number
  readonly changes: readonly Change[]
}

export interface Size {
  readonly width: number
  readonly height: number
}

interface Picture extends Size {
  readonly data: Buffer
}

/**
 * Compares the pictures of these stories in two folders pixel by pixel, without tolerance, and writes a
 * picture of each difference to `differences`.
 */
export async function comparePictures(
  before: string,
  after: string,
  differences: string,
  ids: ReadonlySet<string>,
): Promise<Comparison> {
  const list = (folder: string) =>
    globSync('*/*.png', { cwd: folder })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => ids.has(path.split('/')[0] ?? ''))
  const paths = [...new Set([...list(before), ...list(after)])].sort()
  const changes: Change[] = []
  for (const path of paths) {
    const change = await compareOne(before, after, differences, path)
    if (change) changes.push(change)
  }
  return { same: paths.length - changes.length, changes }
}

async function compareOne(
  before: string,
  after: string,
  differences: string,
  path: string,
): Promise<Change | undefined> {
  if (!existsSync(join(before, path))) return { path, kind: 'added', pixels: 0 }
  if (!existsSync(join(after, path))) return { path, kind: 'removed', pixels: 0 }
  const [old, now] = [readFileSync(join(before, path)), readFileSync(join(after, path))]
  if (old.equals(now)) return
  const [one, other] = [await decoded(old), await decoded(now)]
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  }
  const output = new Uint8Array(size.width * size.height * 4)
  const pixels = pixelmatch(
    onCanvas(one, size),
    onCanvas(other, size),
    output,
    size.width,
    size.height,
    {
      threshold: 0,
      includeAA: true,
    },
  )
  if (pixels === 0) return
  mkdirSync(dirname(join(differences, path)), { recursive: true })
  await sharp(output, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(join(differences, path))
  return { path, kind: 'changed', pixels, area: markedArea(output, size), size }
}

/** The smallest box around the pixels that pixelmatch marked red. */
function markedArea(output: Uint8Array, { width, height }: Size): Area {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < output.length; at += 4) {
    if (output[at] !== 255 || output[at + 1] !== 0) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  }
  return {
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }
}

async function decoded(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The picture at the top left of a transparent one of this size: what is only in one differs. */
function onCanvas(picture: Picture, { width, height }: Size): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new Uint8Array(width * height * 4)
  for (let row = 0; row < picture.height; row++) {
    const line = picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4)
    canvas.set(line, row * width * 4)
  }
  return canvas
}
