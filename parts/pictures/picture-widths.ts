/**
 * Of a card's picture: 640 pixels look sharp on a phone's high-density screen, at half the bytes of
 * the next width.
 */
export const cardWidths = [320, 480, 640] as const

/** Of a large picture of a gallery. */
export const galleryWidths = [480, 640, 960, 1280, 1920] as const

/** Of a picture as large as the screen: phones have dense screens. */
export const viewerWidths = [960, 1280, 1920] as const

/** Of the small pictures below a gallery. */
export const thumbnailWidths = [160, 320, 640] as const
