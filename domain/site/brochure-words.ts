/** Texts of the brochure and of the link to it. Spec 1.08, 2.47, 8.06. */
export const brochureWords = {
  downloadPdf: 'Download brochure (PDF)',
  brochureFailed: 'The brochure could not be made just now. Please try again in a moment.',
  backToCar: 'Back to the {vehicle}',
  brochureScan: 'Scan to see this {vehicleType} online, with its price and availability today.',
  brochureMore: 'and {count} more on its page',
  brochureDate: 'As at {date}. Price and availability may change.',
} as const
