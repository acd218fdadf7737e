import type { Car } from '../car/car.ts'
import type { EnquiryLead } from './enquiry-lead.ts'

type Enquired = Pick<Car, 'id' | 'make' | 'model' | 'car_type' | 'status' | 'stocknum'>
type VehicleOfLead = Pick<
  EnquiryLead,
  'stock_number' | 'Vehicle Make' | 'Vehicle Model' | 'car_type' | 'car_id' | 'vehicle_status'
>

/** What a lead says of the car that it is about. Spec 3.39. */
export const vehicleOfLead = (car: Enquired): VehicleOfLead => ({
  ...(car.stocknum !== undefined && { stock_number: car.stocknum }),
  'Vehicle Make': car.make,
  'Vehicle Model': car.model,
  car_type: car.car_type,
  car_id: car.id,
  vehicle_status: car.status,
})
