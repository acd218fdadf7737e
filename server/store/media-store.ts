import type { Actor } from './audit-log.ts'
import type { Author } from './document-store.ts'

/** Where a picture is cropped, what stays in sight: percent from its left and from its top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** The bytes of a picture. */
export interface MediaFile {
  /** Of its content: letters, digits, - and _. */
  readonly hash: string
  readonly type: string
  readonly content: Uint8Array
}

/** What people say of a picture. */
export interface MediaWords {
  readonly alt: string
  readonly isDecorative: boolean
  readonly focal: FocalPoint
}

export type SomeWords = { readonly [Name in keyof MediaWords]?: MediaWords[Name] | undefined }

/** What pages need of a picture. */
export interface PublishedPicture {
  readonly name: string
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly focal: FocalPoint
}

/** A picture of a site's media library. */
export interface MediaPicture extends PublishedPicture, MediaWords {
  readonly id: string
  /** Of its file, bytes. */
  readonly size: number
  readonly type: string
  readonly by: Author
  /** When its file was stored, ISO text. */
  readonly at: string
}

/** A file with what names it. */
export interface UploadedFile extends MediaFile {
  readonly width: number
  readonly height: number
  /** Of this upload: a doubled one is answered as the first was. */
  readonly key: string
}

export interface NewPicture extends UploadedFile {
  readonly id: string
  /** Wished for; where another picture has it, a number is added. */
  readonly name: string
  /** Names of the site's own files, which it may not have either. */
  readonly taken: ReadonlySet<string>
  readonly words?: MediaWords
}

export type AddedPicture =
  | { readonly state: 'added' | 'known'; readonly picture: MediaPicture }
  /** There are too many. */
  | { readonly state: 'full' }

/**
 * The pictures that people of a site uploaded. What is removed or replaced can be had back for a time, and its
 * bytes are there as long. Every function rejects with StoreError, and tells the audit log what it changed.
 */
export interface MediaStore {
  /** The newest first. */
  pictures(): Promise<MediaPicture[]>
  picture(id: string): Promise<MediaPicture | undefined>
  /** By name; the one of this name, or all. */
  published(name?: string): Promise<PublishedPicture[]>
  /** Bytes of a file; undefined where there is none. */
  sizeOf(hash: string): Promise<number | undefined>
  file(hash: string): Promise<MediaFile | undefined>
  /** `known`: the library has a picture with these bytes, or had this upload before. */
  add(picture: NewPicture, by: Actor): Promise<AddedPicture>
  describe(id: string, words: SomeWords, by: Actor): Promise<MediaPicture | undefined>
  /** Other bytes at the same name. */
  replace(id: string, file: UploadedFile, by: Actor): Promise<MediaPicture | undefined>
  /** Whether it was there. */
  remove(id: string, by: Actor): Promise<boolean>
  /** Has a removed picture back; false where it is gone for good. */
  restore(id: string, by: Actor): Promise<boolean>
}
