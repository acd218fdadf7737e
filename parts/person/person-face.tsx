import type { Person } from '#domain/content/entries.ts'
import { initialsOf } from '#domain/content/initials.ts'
import { Picture } from '#ui/picture/picture.tsx'

/** The photo of a person, else their initials. */
export function PersonFace({ name, image }: Pick<Person, 'name' | 'image'>) {
  return image ? (
    <Picture
      path={image.url}
      alt={image.alt}
      width={320}
      height={320}
      sizes="8rem"
      className="person-face"
    />
  ) : (
    <span aria-hidden className="person-face">
      {initialsOf(name)}
    </span>
  )
}
