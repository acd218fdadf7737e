/** A picture of a site's media library. */
type MediaPictureRow = {
  tenant: string
  id: string
  /** Of its address: `/media/site/<name>`. */
  name: string
  /** Of its file. */
  hash: string
  width: number
  height: number
  alt: string
  /** 1 for one that needs no text. */
  decorative: number
  /** What stays in sight where it is cropped: percent from the left, and from the top. */
  focal_x: number
  focal_y: number
  /** Of the upload or replacement that stored its file: a doubled one changes nothing. */
  key: string
  /** Id of who uploaded it; null for the program. */
  person: string | null
  at: string
  /** Null where it is there. */
  removed_at: string | null
}

/** The bytes of a picture, once for each content. */
type MediaFileRow = {
  tenant: string
  hash: string
  type: string
  size: number
  content: Uint8Array
  /** When a picture last began or ceased to have it. */
  at: string
}

export type MediaTables = { media_picture: MediaPictureRow; media_file: MediaFileRow }
