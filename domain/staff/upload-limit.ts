/** The largest file of a picture that is taken, bytes: more than any phone's photo has. */
export const MOST_UPLOAD_BYTES = 20_000_000
