export { get } from '../e2e/http/get.ts'
