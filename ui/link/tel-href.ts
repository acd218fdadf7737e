/** The URL of a telephone number: `(07) 5550 2100` → `tel:0755502100`. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
