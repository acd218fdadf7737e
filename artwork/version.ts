/**
 * The digest of all drawings, part of their URLs: pictures are cached for a year, so a changed
 * drawing needs a new URL. A test fails with the new digest when a drawing changes.
 */
export const artworkVersion = '8f9788ae'
