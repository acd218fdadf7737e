import type { Car } from '../car/car.ts'
import type { EnquiryLead } from './enquiry-lead.ts'

type EnquiredCar = Pick<Car, 'id' | 'make' | 'model' | 'car_type' | 'status' | 'stocknum'>
type VehicleOfLead = Pick<
  EnquiryLead,
  'stock_number' | 'Vehicle Make' | 'Vehicle Model' | 'car_type' | 'car_id' | 'vehicle_status'
>

/** The fields of a lead about its car. Spec 3.39. */
export const vehicleOfLead = (car: EnquiredCar): VehicleOfLead => ({
  ...(car.stocknum !== undefined && { stock_number: car.stocknum }),
  'Vehicle Make': car.make,
  'Vehicle Model': car.model,
  car_type: car.car_type,
  car_id: car.id,
  vehicle_status: car.status,
})
