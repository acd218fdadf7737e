/** The fields of all forms, in the wire's spelling. Spec 3.38, 3.39, 5.09-5.13. */
export const fieldNames = [
  'category',
  'car_id',
  'name',
  'email',
  'phone',
  'message',
  'location',
  'dealership_slug',
  'Rego',
  'dateTime',
  'additional_services',
  'Service Location',
  'preferred_day',
  'preferred_time',
  'preferred_contact',
  'budget',
  'company',
  'fleet_size',
  'own_vehicle',
  'own_odometer',
  'opt_in',
  'terms_conditions',
] as const
/** What fields are called that their names do not say, for the staff. */
export const fieldTitles: Readonly<Record<string, string>> = {
  car_id: 'Car',
  dealership_slug: 'Dealership',
  Rego: 'Registration',
  dateTime: 'Day and time',
  'Service Location': 'Workshop',
  own_vehicle: 'Their vehicle',
  own_odometer: 'Its odometer',
  opt_in: 'Hears of offers',
  terms_conditions: 'Agrees to the terms',
}
export type FieldName = (typeof fieldNames)[number]
