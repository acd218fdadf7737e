/** A JPEG or PNG with its text for people who do not see it. */
export interface BrochurePicture {
  readonly bytes: Uint8Array
  readonly alt: string
  /** A drawing stands on the lower edge; a photo is cut off on all sides. */
  readonly isDrawn: boolean
}

export interface BrochurePictures {
  readonly logo: BrochurePicture | undefined
  readonly hero: BrochurePicture
  /** At most three others. */
  readonly views: readonly BrochurePicture[]
}
