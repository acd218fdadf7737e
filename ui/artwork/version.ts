/**
 * The digest of all drawings, part of their URLs: pictures are cached for a year, so a changed
 * drawing needs a new address. A test fails when a drawing changes and this does not, and says what
 * to write.
 */
export const artworkVersion = 'cba2687e'
