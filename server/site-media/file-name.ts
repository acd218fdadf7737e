const LONGEST_STEM = 60

/** The name that a file has in the library: `Team 2026.HEIC` as a JPEG is `team-2026.jpg`. */
export function fileNameOf(name: string, type: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replaceAll(/^-+|-+$/g, '')
  return `${stem || 'picture'}.${type === 'image/webp' ? 'webp' : 'jpg'}`
}
