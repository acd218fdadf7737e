import { pageParameters, pageStoriesOf } from './page-stories.tsx'

export default {
  title: 'Outback Touring Co',
  tags: ['!autodocs', 'page', 'dealer-outback'],
  globals: { tenant: 'outback' },
  parameters: pageParameters('outback'),
}

const page = pageStoriesOf('outback')

export const Home = page('home')
export const Search = page('search')
export const Car = page('car')
export const AboutUs = page('about-us')
export const Careers = page('careers')
export const Compare = page('compare')
export const ContactLocation = page('contact-location')
export const ContactUs = page('contact-us')
export const Enquire = page('enquire')
export const Failure = page('failure')
export const Finance = page('finance')
export const Fleet = page('fleet')
export const NotFound = page('not-found')
export const Parts = page('parts')
export const Phone = page('phone')
export const RecentlyViewed = page('recently-viewed')
export const RequestPhotos = page('request-photos')
export const SellMyCar = page('sell-my-car')
export const Service = page('service')
export const SignIn = page('sign-in')
export const Success = page('success')
export const TestDrive = page('test-drive')
export const TowingAndWeights = page('towing-and-weights')
export const Watchlist = page('watchlist')
export const Withdrawn = page('withdrawn')
export const Models = page('models')
export const Blog = page('blog')
export const Offers = page('offers')
export const Dealerships = page('dealerships')
export const Questions = page('questions')
