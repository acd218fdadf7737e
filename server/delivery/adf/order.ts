import type { ElementOrder } from './xml.ts'

/** The children of each element of ADF 1.0, in the order of its document type. */
export const adfOrder: ElementOrder = {
  adf: ['prospect'],
  prospect: ['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider'],
  vehicle: [
    ...['id', 'year', 'make', 'model', 'vin', 'stock', 'trim', 'doors', 'bodystyle'],
    ...['transmission', 'odometer', 'colorcombination', 'imagetag', 'price', 'pricecomments'],
    ...['option', 'finance', 'comments'],
  ],
  colorcombination: ['interiorcolor', 'exteriorcolor', 'preference'],
  customer: ['contact', 'id', 'timeframe', 'comments'],
  timeframe: ['description', 'earliestdate', 'latestdate'],
  vendor: ['id', 'vendorname', 'url', 'contact'],
  provider: ['id', 'name', 'service', 'url', 'email', 'phone', 'contact'],
  contact: ['name', 'email', 'phone', 'address'],
  address: ['street', 'apartment', 'city', 'regioncode', 'postalcode', 'country'],
}
