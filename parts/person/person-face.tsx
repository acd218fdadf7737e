import type { Person } from '#domain/content/entries.ts'
import { initialsOf } from '#domain/content/initials.ts'
import { Picture } from '#ui/picture/picture.tsx'

interface PersonFaceProps extends Pick<Person, 'name' | 'image'> {
  /** How wide it is drawn, as the `sizes` of a picture. */
  readonly sizes?: string
}

/** The photo of a person, else their initials. */
export function PersonFace({ name, image, sizes = '8rem' }: PersonFaceProps) {
  return image ? (
    <Picture
      path={image.url}
      alt={image.alt}
      width={320}
      height={320}
      sizes={sizes}
      className="person-face"
    />
  ) : (
    <span aria-hidden className="person-face">
      {initialsOf(name)}
    </span>
  )
}
