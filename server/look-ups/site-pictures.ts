import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import sharp from 'sharp'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { hasPictureEnding, isPlainPath } from '../media/picture-name.ts'
import type { MediaPicture } from '../store/media-store.ts'
import { addressOf } from '../tenants/library-pictures.ts'

type SitePicture = StaffAnswer<'GET /:site/pictures'>['pictures'][number]

/** More pictures than a person looks through. */
const MOST_PICTURES = 500

/** The pictures in a folder that is served as a site's `/media/site/`, by name. */
export async function picturesIn(folder: string): Promise<SitePicture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && hasPictureEnding(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter(isPlainPath)
    .toSorted()
    .slice(0, MOST_PICTURES)
  return Promise.all(
    paths.map(async (path) => ({
      path: `/media/site/${path.split('/').map(encodeURIComponent).join('/')}`,
      title: path,
      ...(await sizeOf(join(folder, path))),
    })),
  )
}

/** A picture of the media library. */
export const uploadedPicture = (picture: MediaPicture): SitePicture => ({
  path: `/media/site/${picture.name}`,
  title: picture.name,
  width: picture.width,
  height: picture.height,
  ...(picture.alt !== '' && !picture.isDecorative && { alt: picture.alt }),
  shown: addressOf(picture),
})

/** Nothing of a file that is no picture: the page check says so where it is used. */
async function sizeOf(file: string): Promise<{ width?: number; height?: number }> {
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }))
  return width === undefined || height === undefined ? {} : { width, height }
}
