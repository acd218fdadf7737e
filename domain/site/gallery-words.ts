/** Texts of a vehicle's pictures, of `baseWords`. Spec 2.44, 3.11, 4.16. */
export const galleryWords = {
  viewPictures: 'View all {count}',
  viewPicture: 'Full screen',
  photoNumber: 'Photo {number} of {count}',
  drawingNumber: 'Drawing {number} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  requestPhotos: 'Request photos',
  drawnNote: 'A drawing: no photos yet.',
} as const
