import { type CharacterGroup, characterSets } from './characters.ts'
import { type Face, type FaceName, faces } from './faces.ts'

/** One file of a face: all its weights, for some characters. */
export interface FaceFile {
  /** The file's name without digest and extension: `saira-wide-accents`. */
  readonly name: string
  readonly face: Face
  readonly group: CharacterGroup
}

/** The files of a face; the first has the letters of nearly every page. */
export function filesOf(name: FaceName): readonly [FaceFile, ...FaceFile[]] {
  const face = faces[name]
  const fileOf = (group: CharacterGroup): FaceFile => ({
    name: group.suffix ? `${name}-${group.suffix}` : name,
    face,
    group,
  })
  const [first, ...others] = characterSets[face.characters].groups
  return [fileOf(first), ...others.map(fileOf)]
}

/**
 * The families of a face, in the order in which texts name them: of its first file, and of the files with
 * rarer letters, if it has any. With all in one family a browser would look up the file of each character
 * of every text, a third of the time of a first layout.
 */
export function familiesOf(name: FaceName): string[] {
  return [...new Set(filesOf(name).map(familyOf))]
}

/** The family of a face's file. */
export const familyOf = ({ face, group }: FaceFile): string =>
  group.suffix ? `${face.family} Rare` : face.family

/** Every file that the build makes. */
export const allFiles = (): FaceFile[] => faceNames.flatMap((name) => [...filesOf(name)])

export const faceNames = Object.keys(faces).filter(isFaceName)

function isFaceName(name: string): name is FaceName {
  return name in faces
}
