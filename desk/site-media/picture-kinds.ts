/** What a file dialog offers. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic'
